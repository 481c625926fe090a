/** How an action is called on a surface: the tool and its arguments around the action's own parameters. */
export interface CallShape {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}
