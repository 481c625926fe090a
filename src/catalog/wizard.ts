/** A guided flow as the code generator writes it to `generated/wizards/`: the questions, their order and conditions. Types only. */

export type WizardFieldType = 'text' | 'number' | 'integer' | 'yes_no' | 'one_of' | 'several_of';

export interface WizardOption {
  readonly value: string;
  readonly title?: string;
}

/** Options that the instance has: one GET of a list action, whose parameters are those of the wizard. */
export interface WizardChoices {
  /** Id of the list action. */
  readonly from: string;
  /** Field of a row that is the value; and the one that is shown for it. */
  readonly value: string;
  readonly title?: string;
  /** Field by whose presence a row is left out: tags that are released already. */
  readonly without?: string;
}

export interface WizardField {
  readonly type: WizardFieldType;
  readonly title: string;
  readonly description?: string;
  readonly required?: true;
  /** A required text that may be answered with nothing. */
  readonly may_be_empty?: true;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly format?: 'email' | 'uri' | 'date' | 'date-time';
  readonly min?: number;
  readonly max?: number;
  readonly min_items?: number;
  readonly max_items?: number;
  /** Where a client may start; the server fills in nothing. */
  readonly initial?: string | number | readonly string[];
  readonly options?: readonly WizardOption[];
  readonly choices?: WizardChoices;
  /** The target's parameter, where it is not called like the field. */
  readonly param?: string;
}

export interface WizardStep {
  readonly key: string;
  readonly ask: string;
  /** Answers of earlier steps under which it is asked: field -> values, as text. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** Fields in the order shown; a plain step has one, called like the step. */
  readonly fields: Readonly<Record<string, WizardField>>;
  /** Instead of fields: a page of the instance, below its address, that the person opens. */
  readonly link?: string;
}

export interface Wizard {
  readonly id: string;
  /** The action that it ends in. */
  readonly runs: string;
  /** What is under way, as a sentence starts: `Issue creation`. */
  readonly undertaking: string;
  /** The last question: `Create this issue?` */
  readonly confirm: string;
  readonly steps: readonly WizardStep[];
}
