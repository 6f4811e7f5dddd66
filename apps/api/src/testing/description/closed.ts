/**
 * A description in which no object has a property that it does not declare. Served, it stays open: a client must
 * not break when an answer says more than it did when the client was made.
 */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return isObjectSchema(parts) && !('additionalProperties' in parts)
    ? { ...parts, additionalProperties: false }
    : parts;
}

const isObjectSchema = (schema: Record<string, unknown>) =>
  schema.type === 'object' && typeof schema.properties === 'object';
