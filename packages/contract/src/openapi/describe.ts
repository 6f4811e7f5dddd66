import type { Json } from './json.ts';
import type { Words } from './words/words.ts';

/** Adds a description to every property of a schema. Kept out of the shapes because browsers load those. */
export function describeSchema(schema: unknown, words: Words, shape: string, parent?: string): void {
  if (Array.isArray(schema)) for (const part of schema) describeSchema(part, words, shape, parent);
  if (typeof schema !== 'object' || schema === null) return;
  for (const [keyword, part] of Object.entries(schema as Json)) {
    if (keyword === 'properties') describeProperties(part as Record<string, Json>, words, shape, parent);
    else if (inner.has(keyword)) describeSchema(part, words, shape, parent);
  }
}

const inner = new Set(['items', 'prefixItems', 'anyOf', 'oneOf', 'allOf', 'additionalProperties']);

function describeProperties(
  properties: Record<string, Json>,
  words: Words,
  shape: string,
  parent: string | undefined,
): void {
  for (const [name, property] of Object.entries(properties)) {
    const text = words.find([parent, shape], name, isNumber(property));
    if (text !== undefined) property.description ??= text;
    addFormat(name, property);
    describeSchema(property, words, shape, name);
  }
}

export function isNumber({ type, anyOf = [] }: Json): boolean {
  const types = [type].flat();
  return types.includes('number') || types.includes('integer') || (anyOf as Json[]).some(isNumber);
}

/** Formats of properties whose shape says only that they are text. */
const formats: Readonly<Record<string, string>> = {
  email: 'email',
  birthday: 'date',
  validUntil: 'date',
  expiredOn: 'date',
  playableSince: 'date',
  issuedOn: 'date',
  lastDayNeeded: 'date',
  day: 'date',
  avatarUrl: 'uri-reference',
  photoUrl: 'uri-reference',
  logoUrl: 'uri-reference',
  coverUrl: 'uri-reference',
  streamUrl: 'uri',
};

function addFormat(name: string, property: Json): void {
  const format = formats[name];
  const isText = [property.type].flat().includes('string') && !property.enum;
  if (format && isText) property.format ??= format;
}
