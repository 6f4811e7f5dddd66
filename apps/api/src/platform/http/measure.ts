export interface Measure {
  readonly values: number;
  readonly depth: number;
}

/**
 * How much there is in a body and how deep, level by level: what reads it afterwards calls itself for each level, and has
 * no room for a hundred thousand of them. Not counted further than `deepest`.
 */
export function measure(body: unknown, deepest: number): Measure {
  let values = 0;
  let depth = 0;
  for (let level: readonly unknown[] = [body]; level.length > 0 && depth <= deepest; depth += 1) {
    values += level.length;
    level = level.flatMap(partsOf);
  }
  return { values, depth };
}

function partsOf(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
  return Array.isArray(value) ? value : Object.values(value);
}
