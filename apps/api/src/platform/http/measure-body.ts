interface BodySize {
  readonly values: number;
  readonly depth: number;
}

/**
 * Counts the values in a body and its depth, level by level and no further than `maxDepth`. Zod recurses once per level
 * and would overflow the stack on a hundred thousand of them.
 */
export function measureBody(body: unknown, maxDepth: number): BodySize {
  let values = 0;
  let depth = 0;
  for (let level: readonly unknown[] = [body]; level.length > 0 && depth <= maxDepth; depth += 1) {
    values += level.length;
    level = level.flatMap(partsOf);
  }
  return { values, depth };
}

function partsOf(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  return Array.isArray(value) ? value : Object.values(value);
}
