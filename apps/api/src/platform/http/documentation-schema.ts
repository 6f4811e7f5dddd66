import { escapeHtml } from './escape-html.ts';

type Json = Record<string, unknown>;

/** A schema to read: the name of a shape with a link, a type in a few words, or the list of its properties. */
export function schemaText(schema: Json): string {
  const name = String(schema.$ref ?? '')
    .split('/')
    .at(-1);
  if (name) return `<a href="#shape-${escapeHtml(name)}"><code>${escapeHtml(name)}</code></a>`;
  if (schema.properties) return propertiesText(schema);
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices) return choices.map(schemaText).join(' or ');
  if (schema.items) return `list of ${schemaText(schema.items as Json)}`;
  return `<code>${escapeHtml(plainText(schema))}</code>`;
}

function propertiesText({ properties, required = [] }: Json): string {
  const entries = Object.entries(properties as Record<string, Json>).map(([name, property]) => {
    const optional = (required as string[]).includes(name) ? '' : ' <em>optional</em>';
    const description = escapeHtml(String(property.description ?? ''));
    return `<dt><code>${escapeHtml(name)}</code>${optional}</dt><dd>${schemaText(property)} ${description}</dd>`;
  });
  return entries.length === 0 ? '<code>{}</code>' : `<dl>${entries.join('')}</dl>`;
}

function plainText({ const: constant, enum: values, type, format }: Json): string {
  if (constant !== undefined) return JSON.stringify(constant);
  if (values) return (values as unknown[]).join(' | ');
  const types = [type].flat().join(' | ') || 'any JSON';
  return format ? `${types} (${format})` : types;
}
