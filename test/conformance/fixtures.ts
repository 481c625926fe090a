/** The tools, prompts and resources that the conformance suite calls by name. What they answer is fixed by the suite. */
import {
  type CallToolResult,
  type InputRequiredResult,
  inputRequired,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from '@modelcontextprotocol/server';

/** What a fixture may use of the server around it. */
export interface FixtureCall {
  readonly args: Readonly<Record<string, unknown>>;
  readonly ctx: ServerContext;
  readonly isModern: boolean;
  readonly capabilities: Readonly<Record<string, unknown>>;
  readonly mint: (payload: unknown) => Promise<string>;
  readonly state: unknown;
  readonly announce: (kind: 'tools_list_changed' | 'prompts_list_changed') => void;
}

export interface FixtureTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly run: (call: FixtureCall) => Promise<CallToolResult | InputRequiredResult>;
}

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=';

const text = (value: string): CallToolResult => ({ content: [{ type: 'text', text: value }] });
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 50));
const object = (properties: Readonly<Record<string, unknown>> = {}, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
});
const fixture = (name: string, run: FixtureTool['run'], inputSchema: Readonly<Record<string, unknown>> = object()): FixtureTool => ({
  name,
  description: `Fixture of the conformance suite: ${name.replaceAll('_', ' ')}.`,
  inputSchema,
  run,
});

const form = (message: string, properties: Readonly<Record<string, unknown>>, required: readonly string[] = Object.keys(properties)) =>
  ({ mode: 'form', message, requestedSchema: object(properties, required) }) as never; // fields that the SDK's type spells out one by one
const sampling = (prompt: string, maxTokens: number) =>
  ({ messages: [{ role: 'user', content: { type: 'text', text: prompt } }], maxTokens }) as never;

const ask = (message: string, properties: Readonly<Record<string, unknown>>) => inputRequired.elicit(form(message, properties));
const sample = (prompt: string, maxTokens: number) => inputRequired.createMessage(sampling(prompt, maxTokens));

/** The accepted content of an answer; undefined for none, or for one that cannot be read. */
function contentOf({ ctx }: FixtureCall, key: string): Readonly<Record<string, unknown>> | undefined {
  const answer = ctx.mcpReq.inputResponses?.[key] as { readonly action?: unknown; readonly content?: unknown } | undefined;
  return answer?.action === 'accept' && typeof answer.content === 'object' && answer.content !== null
    ? (answer.content as Readonly<Record<string, unknown>>)
    : undefined;
}

const related = (ctx: ServerContext) => ({ relatedRequestId: ctx.mcpReq.id });

async function elicited({ ctx }: FixtureCall, params: never, prefix: string): Promise<CallToolResult> {
  const { action, content } = await ctx.mcpReq.elicitInput(params, related(ctx));
  return text(`${prefix}: action=${action}, content=${JSON.stringify(content ?? {})}`);
}

const choice = (words: readonly string[], labels: readonly string[]) => words.map((word, at) => ({ const: word, title: labels[at] }));
const VALUES = ['value1', 'value2', 'value3'];
const OPTIONS = ['option1', 'option2', 'option3'];

const LEGACY_TOOLS: readonly FixtureTool[] = [
  fixture('test_simple_text', async () => text('This is a simple text response for testing.')),
  fixture('test_image_content', async () => ({ content: [{ type: 'image', data: PNG, mimeType: 'image/png' }] })),
  fixture('test_audio_content', async () => ({ content: [{ type: 'audio', data: WAV, mimeType: 'audio/wav' }] })),
  fixture('test_embedded_resource', async () => ({
    content: [
      {
        type: 'resource',
        resource: { uri: 'test://embedded-resource', mimeType: 'text/plain', text: 'This is an embedded resource content.' },
      },
    ],
  })),
  fixture('test_multiple_content_types', async () => ({
    content: [
      { type: 'text', text: 'Multiple content types test:' },
      { type: 'image', data: PNG, mimeType: 'image/png' },
      {
        type: 'resource',
        resource: { uri: 'test://mixed-content-resource', mimeType: 'application/json', text: '{"test":"data","value":123}' },
      },
    ],
  })),
  fixture('test_error_handling', async () => ({ ...text('This tool intentionally returns an error for testing'), isError: true })),
  fixture('test_tool_with_logging', async ({ ctx }) => {
    for (const line of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
      await ctx.mcpReq.log('info', line);
      await pause();
    }
    return text('Three lines were logged.');
  }),
  fixture('test_tool_with_progress', async ({ ctx }) => {
    const progressToken = ctx.mcpReq._meta?.progressToken;
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined)
        await ctx.mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } });
      await pause();
    }
    return text('Progress was reported.');
  }),
  fixture(
    'test_sampling',
    async ({ ctx, args }) => {
      const answer = await ctx.mcpReq.requestSampling(sampling(String(args['prompt']), 100), related(ctx));
      return text(`LLM response: ${JSON.stringify(answer.content)}`);
    },
    object({ prompt: { type: 'string' } }, ['prompt']),
  ),
  fixture(
    'test_elicitation',
    call =>
      elicited(call, form(String(call.args['message']), { username: { type: 'string' }, email: { type: 'string' } }), 'User response'),
    object({ message: { type: 'string' } }, ['message']),
  ),
  fixture('test_elicitation_sep1034_defaults', call =>
    elicited(
      call,
      form(
        'Some of this is filled in already.',
        {
          name: { type: 'string', default: 'John Doe' },
          age: { type: 'integer', default: 30 },
          score: { type: 'number', default: 95.5 },
          status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
          verified: { type: 'boolean', default: true },
        },
        [],
      ),
      'Elicitation completed',
    ),
  ),
  fixture('test_elicitation_sep1330_enums', call =>
    elicited(
      call,
      form(
        'Choose in each of the ways there are.',
        {
          untitledSingle: { type: 'string', enum: OPTIONS },
          titledSingle: { type: 'string', oneOf: choice(VALUES, ['First Option', 'Second Option', 'Third Option']) },
          legacyEnum: { type: 'string', enum: ['opt1', 'opt2', 'opt3'], enumNames: ['Option One', 'Option Two', 'Option Three'] },
          untitledMulti: { type: 'array', items: { type: 'string', enum: OPTIONS } },
          titledMulti: { type: 'array', items: { anyOf: choice(VALUES, ['First Choice', 'Second Choice', 'Third Choice']) } },
        },
        [],
      ),
      'Elicitation completed',
    ),
  ),
  fixture('test_reconnection', async ({ ctx }) => {
    ctx.http?.closeSSE?.();
    await pause();
    return text('The stream was closed and taken up again.');
  }),
  fixture('json_schema_2020_12_tool', async () => text('The schema is what counts.'), {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    $defs: { address: { $anchor: 'addressDef', type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } } } },
    properties: {
      name: { type: 'string' },
      address: { $ref: '#/$defs/address' },
      contactMethod: { type: 'string', enum: ['phone', 'email'] },
      phone: { type: 'string' },
      email: { type: 'string' },
    },
    allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
    if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['phone'] },
    else: { required: ['email'] },
    additionalProperties: false,
  }),
];

const NAME = { name: { type: 'string' } };

async function askName(call: FixtureCall): Promise<CallToolResult | InputRequiredResult> {
  const name = contentOf(call, 'user_name')?.['name'];
  return typeof name === 'string'
    ? text(`Hello, ${name}!`)
    : inputRequired({ inputRequests: { user_name: ask('What is your name?', NAME) } });
}

/** One round with a signed state, then the answer. */
const confirmed = async (call: FixtureCall): Promise<CallToolResult | InputRequiredResult> =>
  call.state !== undefined && contentOf(call, 'confirm')
    ? text('state-ok')
    : inputRequired({
        inputRequests: { confirm: ask('Please confirm', { ok: { type: 'boolean' } }) },
        requestState: await call.mint({ round: 1 }),
      });

const MODERN_TOOLS: readonly FixtureTool[] = [
  fixture('test_input_required_result_elicitation', askName),
  fixture('test_input_required_result_sampling', async ({ ctx }) => {
    const answer = ctx.mcpReq.inputResponses?.['capital_question'];
    return answer
      ? text(`The client's model said: ${JSON.stringify(answer)}`)
      : inputRequired({ inputRequests: { capital_question: sample('What is the capital of France?', 100) } });
  }),
  fixture('test_input_required_result_list_roots', async ({ ctx }) => {
    const roots = ctx.mcpReq.inputResponses?.['client_roots'];
    return roots ? text(`Roots: ${JSON.stringify(roots)}`) : inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
  }),
  fixture('test_input_required_result_request_state', confirmed),
  fixture('test_input_required_result_tampered_state', confirmed),
  fixture('test_input_required_result_multiple_inputs', async call => {
    const { inputResponses = {} } = call.ctx.mcpReq;
    const keys = ['user_name', 'greeting', 'client_roots'];
    if (call.state !== undefined && keys.every(key => key in inputResponses)) return text('All three answers arrived.');
    return inputRequired({
      inputRequests: {
        user_name: ask('What is your name?', NAME),
        greeting: sample('Generate a greeting', 50),
        client_roots: inputRequired.listRoots(),
      },
      requestState: await call.mint({ round: 1 }),
    });
  }),
  fixture('test_input_required_result_multi_round', async call => {
    const { name } = (call.state ?? {}) as { readonly name?: string };
    const first = contentOf(call, 'step1')?.['name'];
    const color = contentOf(call, 'step2')?.['color'];
    if (name !== undefined && typeof color === 'string') return text(`${name} likes ${color}.`);
    if (call.state !== undefined && typeof first === 'string') {
      const step2 = ask('Step 2: What is your favorite color?', { color: { type: 'string' } });
      return inputRequired({ inputRequests: { step2 }, requestState: await call.mint({ name: first }) });
    }
    return inputRequired({ inputRequests: { step1: ask('Step 1: What is your name?', NAME) }, requestState: await call.mint({}) });
  }),
  fixture('test_input_required_result_capabilities', async ({ capabilities, ctx }) => {
    if (ctx.mcpReq.inputResponses) return text('Only what was declared was asked.');
    return inputRequired({
      inputRequests: {
        ...('elicitation' in capabilities && { user_name: ask('What is your name?', NAME) }),
        ...('sampling' in capabilities && { greeting: sample('Generate a greeting', 50) }),
        ...('roots' in capabilities && { client_roots: inputRequired.listRoots() }),
      },
      requestState: 'none' in capabilities ? '' : undefined,
    } as never);
  }),
  fixture('test_missing_capability', async ({ capabilities }) =>
    inputRequired({ inputRequests: { question: sample(`Declared: ${Object.keys(capabilities).join(', ')}`, 10) } }),
  ),
  fixture('test_streaming_elicitation', async ({ ctx }) => {
    await ctx.mcpReq.log('info', 'about to ask');
    return inputRequired({ inputRequests: { user_name: ask('What is your name?', NAME) } });
  }),
  fixture('test_logging_tool', async ({ ctx }) => {
    await ctx.mcpReq.log('info', 'a line that only those see who asked for it');
    return text('A line was logged.');
  }),
  fixture('test_trigger_tool_change', async ({ announce }) => {
    announce('tools_list_changed');
    return text('The change was announced.');
  }),
  fixture('test_trigger_prompt_change', async ({ announce }) => {
    announce('prompts_list_changed');
    return text('The change was announced.');
  }),
];

export const FIXTURE_TOOLS: ReadonlyMap<string, FixtureTool> = new Map([...LEGACY_TOOLS, ...MODERN_TOOLS].map(tool => [tool.name, tool]));

const user = (content: Readonly<Record<string, unknown>>) => ({ role: 'user' as const, content: content as never });
const argument = (name: string) => ({ name, description: `The argument ${name}.`, required: true });

export const PROMPTS = [
  { name: 'test_simple_prompt', description: 'A prompt without arguments.' },
  { name: 'test_prompt_with_arguments', description: 'A prompt with two arguments.', arguments: [argument('arg1'), argument('arg2')] },
  { name: 'test_prompt_with_embedded_resource', description: 'A prompt with a resource in it.', arguments: [argument('resourceUri')] },
  { name: 'test_prompt_with_image', description: 'A prompt with an image in it.' },
  { name: 'test_input_required_result_prompt', description: 'A prompt that asks first.' },
];

export function getPrompt(name: string, args: Readonly<Record<string, string>>, call: FixtureCall) {
  switch (name) {
    case 'test_simple_prompt':
      return { messages: [user({ type: 'text', text: 'This is a simple prompt for testing.' })] };
    case 'test_prompt_with_arguments':
      return { messages: [user({ type: 'text', text: `Prompt with arguments: arg1='${args['arg1']}', arg2='${args['arg2']}'` })] };
    case 'test_prompt_with_embedded_resource':
      return {
        messages: [
          user({
            type: 'resource',
            resource: { uri: args['resourceUri'], mimeType: 'text/plain', text: 'Embedded resource content for testing.' },
          }),
          user({ type: 'text', text: 'Please process the embedded resource above.' }),
        ],
      };
    case 'test_prompt_with_image':
      return {
        messages: [
          user({ type: 'image', data: PNG, mimeType: 'image/png' }),
          user({ type: 'text', text: 'Please analyze the image above.' }),
        ],
      };
    case 'test_input_required_result_prompt': {
      const context = contentOf(call, 'user_context')?.['context'];
      if (typeof context === 'string') return { messages: [user({ type: 'text', text: `In the context of ${context}.` })] };
      return inputRequired({
        inputRequests: { user_context: ask('What context should the prompt use?', { context: { type: 'string' } }) },
      });
    }
    default:
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no prompt ${name}`);
  }
}

export const RESOURCES = [
  { uri: 'test://static-text', name: 'static-text', mimeType: 'text/plain' },
  { uri: 'test://static-binary', name: 'static-binary', mimeType: 'image/png' },
  { uri: 'test://watched-resource', name: 'watched-resource', mimeType: 'text/plain' },
];
export const TEMPLATES = [{ uriTemplate: 'test://template/{id}/data', name: 'template', mimeType: 'application/json' }];

/** The contents of a fixture's address; undefined for any other. */
export function readFixture(uri: string) {
  const [, id] = /^test:\/\/template\/([^/]+)\/data$/.exec(uri) ?? [];
  if (id !== undefined) {
    return { uri, mimeType: 'application/json', text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }) };
  }
  if (uri === 'test://static-text') return { uri, mimeType: 'text/plain', text: 'This is the content of the static text resource.' };
  if (uri === 'test://static-binary') return { uri, mimeType: 'image/png', blob: PNG };
  if (uri === 'test://watched-resource') return { uri, mimeType: 'text/plain', text: 'Watched.' };
  return undefined;
}
