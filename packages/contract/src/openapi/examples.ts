import type { Json } from './json.ts';
import type { Operation } from './operation.ts';

/** The request and the reply of a call, recorded in a test. */
interface Example {
  readonly params?: Json;
  readonly query?: Json;
  readonly body?: unknown;
  readonly reply?: unknown;
}

/** By the name of the call, such as `team.create`. */
export type Examples = Readonly<Record<string, Example>>;

/** Adds a recorded example to the description of a call. */
export function addExample(operation: Operation, example: Example | undefined): void {
  if (!example) return;
  const { params = {}, query = {}, body, reply } = example;
  for (const parameter of operation.parameters) {
    const value = { path: params, query, header: {} as Json }[parameter.in][parameter.name];
    if (value !== undefined) parameter.example = shownValue(parameter.schema, value);
  }
  show(operation.requestBody?.content, body);
  const [, success] = Object.entries(operation.responses).find(([status]) => status < '300') ?? [];
  show(success?.content, reply);
}

/** Paths and queries are text: shows the value behind it. */
function shownValue({ type }: Json, text: unknown): unknown {
  if (type === 'integer' || type === 'number') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}

function show(content: Record<string, Json> | undefined, value: unknown): void {
  const json = content?.['application/json'];
  if (json && value !== undefined) json.examples = { seen: { value } };
}
