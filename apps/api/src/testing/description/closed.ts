/**
 * An API description in which no object accepts undeclared properties. The served one stays open: clients
 * must not break when a reply has more properties than they know.
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
