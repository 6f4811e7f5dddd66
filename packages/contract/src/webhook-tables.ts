import { z } from 'zod';
import { webhookEvents } from './shapes/webhook-event.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** The events and every field of their `data`, as `docs/webhooks.md` shows them. */
export function webhookTables(): string {
  const described = Object.entries(webhookEvents).map(([type, { summary, shape }]) => {
    const { properties = {} } = z.toJSONSchema(shape.shape.data, { io: 'input' }) as Schema;
    return { type, summary, parts: properties };
  });
  const events = described.map(({ type, summary, parts }) => [`\`${type}\``, summary, namesOf(parts)]);
  const fields = described.flatMap(({ parts }) =>
    Object.entries(parts).flatMap(([name, part]) => rows(name, part)),
  );
  return [
    table(['Event', 'When', '`data`'], events),
    table(['Field of `data`', 'Type'], [...new Map(fields)]),
  ].join('\n\n');
}

const namesOf = (parts: object) =>
  Object.keys(parts)
    .map((name) => `\`${name}\``)
    .join(', ');

/** A field with its nested fields. The same name has the same shape in every event. */
function rows(path: string, schema: Schema): [string, string][] {
  const { properties } = schema.properties ? schema : (alternativeOf(schema) ?? schema.items ?? schema);
  const own: [string, string] = [`\`${path}\``, typeOf(schema)];
  const inside = schema.type === 'array' ? `${path}[]` : path;
  const below = Object.entries(properties ?? {}).flatMap(([name, one]) => rows(`${inside}.${name}`, one));
  return [own, ...below];
}

const alternativeOf = ({ anyOf }: Schema) => anyOf?.find(({ properties }) => properties !== undefined);

function typeOf({ type, format, const: only, enum: values, anyOf }: Schema): string {
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  if (only !== undefined) return `\`${JSON.stringify(only)}\``;
  if (values) return values.map((value) => `\`${value}\``).join(', ');
  return formats[format ?? ''] ?? [type ?? ''].flat().join(' or ');
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'UUID',
  'date-time': 'date and time, UTC',
  uri: 'URL',
};

function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
