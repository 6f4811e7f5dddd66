// A small language that describes and checks the shape of a rules override.

/** One problem in an override, and where it is. */
export interface OverrideProblem {
  readonly path: string;
  readonly problem: 'UNKNOWN_KEY' | 'WRONG_TYPE' | 'IMPOSSIBLE';
  /** What is allowed, in the terms of the rules. */
  readonly expected: string;
}

export type Shape =
  | { readonly is: 'whole'; readonly min: number; readonly max: number }
  | { readonly is: 'half' }
  | { readonly is: 'flag' }
  | { readonly is: 'key' }
  | { readonly is: 'one'; readonly of: readonly string[] }
  | { readonly is: 'list'; readonly of: Shape }
  | { readonly is: 'record'; readonly fields: Readonly<Record<string, Shape>>; readonly whole: boolean }
  | { readonly is: 'maybe'; readonly of: Shape };

type Problems = readonly OverrideProblem[];

const keyPattern = /^[A-Z][A-Z0-9_]{0,39}$/;

/** Every problem of a value, identified by path. */
export function problemsWith(value: unknown, shape: Shape, path: string): Problems {
  switch (shape.is) {
    case 'maybe':
      return value === null ? [] : problemsWith(value, shape.of, path);
    case 'record':
      return recordProblems(value, shape, path);
    case 'list':
      if (!Array.isArray(value)) return wrong(path, 'a list');
      return value.flatMap((item, index) => problemsWith(item, shape.of, `${path}[${index}]`));
    default:
      return plainProblems(value, shape, path);
  }
}

type Plain = Exclude<Shape, { is: 'maybe' | 'record' | 'list' }>;

function plainProblems(value: unknown, shape: Plain, path: string): Problems {
  switch (shape.is) {
    case 'whole':
      return numberProblems(value, path, shape.min, shape.max, 1);
    case 'half':
      return numberProblems(value, path, 0, 1000, 2);
    case 'flag':
      return typeof value === 'boolean' ? [] : wrong(path, 'true or false');
    case 'key':
      if (typeof value !== 'string') return wrong(path, 'a key');
      return keyPattern.test(value) ? [] : impossible(path, 'capital letters, digits and _');
    case 'one':
      if (typeof value !== 'string') return wrong(path, shape.of.join(', '));
      return shape.of.includes(value) ? [] : impossible(path, shape.of.join(', '));
  }
}

function numberProblems(value: unknown, path: string, min: number, max: number, parts: number): Problems {
  const unit = parts === 1 ? 'a whole number' : 'a number in halves';
  if (typeof value !== 'number') return wrong(path, unit);
  if (!Number.isInteger(value * parts)) return impossible(path, unit);
  return value >= min && value <= max ? [] : impossible(path, `${min} to ${max}`);
}

function recordProblems(value: unknown, shape: Extract<Shape, { is: 'record' }>, path: string): Problems {
  if (!isRecord(value)) return wrong(path, 'an object');
  const missing = shape.whole ? Object.keys(shape.fields).filter((key) => !Object.hasOwn(value, key)) : [];
  return [
    ...Object.entries(value).flatMap(([key, part]) => fieldProblems(key, part, shape.fields, path)),
    ...missing.flatMap((key) => wrong(join(path, key), 'a value')),
  ];
}

function fieldProblems(
  key: string,
  value: unknown,
  fields: Readonly<Record<string, Shape>>,
  path: string,
): Problems {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (field) return problemsWith(value, field, join(path, key));
  return [{ path: join(path, key), problem: 'UNKNOWN_KEY', expected: Object.keys(fields).join(', ') }];
}

/** The problem of an impossible value at a path. */
export function impossible(path: string, expected: string): Problems {
  return [{ path, problem: 'IMPOSSIBLE', expected }];
}

function wrong(path: string, expected: string): Problems {
  return [{ path, problem: 'WRONG_TYPE', expected }];
}

/** Whether a value is an object with keys, and not a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
