import type { Pair } from '../../src/standings/matches.ts';

/** What a field of a case file should have been. */
export type Expected =
  | 'OBJECT'
  | 'LIST'
  | 'FILLED_LIST'
  | 'TEXT'
  | 'NUMBER'
  | 'COUNT'
  | 'FLAG'
  | 'PAIR_OF_COUNTS'
  | 'PAIR_OF_NUMBERS'
  | 'KNOWN_TEAM'
  | 'BOTH_SCORES'
  | 'DATE'
  | 'SET_SCORE'
  | 'ONE_LAST_SET'
  | 'FROM_ONE'
  | 'POSITIVE'
  | 'HALVES'
  | 'MARKS'
  | 'PLACE_OR_WORD'
  | 'TWO_NAMES'
  | 'JUDGED_ROUND'
  | 'GAME_SCORE'
  | 'ATTEMPT'
  | 'ONE_CORNER'
  | 'MARK_TEXT'
  | 'HANDICAP'
  | 'HOLES'
  | 'FOUR_NAMES'
  | 'LANES'
  | { readonly oneOf: readonly string[] };

/** The first field of a case file that cannot be read, by its path: `matches[3].hs`. */
export interface CaseBreach {
  readonly breach: 'FIELD_INVALID';
  readonly field: string;
  readonly wanted: Expected;
}

/** One value of a JSON document that knows where it stands. What cannot be read is refused and read as nothing. */
export interface JsonNode {
  readonly path: string;
  readonly isAbsent: boolean;
  readonly isList: boolean;
  readonly isText: boolean;
  readonly isEmptyText: boolean;
  readonly isNumber: boolean;
  readonly isFlag: boolean;
  at(name: string): JsonNode;
  names(): readonly string[];
  items(): readonly JsonNode[];
  text(): string;
  number(): number;
  count(): number;
  flag(): boolean;
  pair(wanted?: 'PAIR_OF_COUNTS' | 'PAIR_OF_NUMBERS'): Pair;
  oneOf<T extends string>(choices: readonly T[]): T;
  refuse(wanted: Expected): void;
}

type Refuse = (field: string, wanted: Expected) => void;

/** A document to read, and the first thing that was refused in it. */
export function jsonDocument(value: unknown): { root: JsonNode; breach: () => CaseBreach | null } {
  let first: CaseBreach | null = null;
  const refuse: Refuse = (field, wanted) => {
    first ??= { breach: 'FIELD_INVALID', field, wanted };
  };
  return { root: nodeOf(value, '', refuse), breach: () => first };
}

function nodeOf(value: unknown, path: string, refuse: Refuse): JsonNode {
  const typed = <T>(is: (given: unknown) => given is T, wanted: Expected, otherwise: T): T => {
    if (is(value)) return value;
    refuse(path, wanted);
    return otherwise;
  };
  const child = (name: string, given: unknown) =>
    nodeOf(given, path === '' ? name : `${path}.${name}`, refuse);
  const items = () =>
    typed(Array.isArray, 'LIST', []).map((item, index) => nodeOf(item, `${path}[${index}]`, refuse));
  return {
    path,
    isAbsent: value === undefined || value === null,
    isList: Array.isArray(value),
    isText: isText(value),
    isEmptyText: typeof value === 'string' && value.trim() === '',
    isNumber: isNumber(value),
    isFlag: isFlag(value),
    at: (name) => child(name, typed(isObject, 'OBJECT', {})[name]),
    names: () => Object.keys(typed(isObject, 'OBJECT', {})),
    items,
    text: () => typed(isText, 'TEXT', ''),
    number: () => typed(isNumber, 'NUMBER', 0),
    count: () => typed(isCount, 'COUNT', 0),
    flag: () => typed(isFlag, 'FLAG', false),
    pair(wanted = 'PAIR_OF_COUNTS') {
      const [home, away] = typed(
        wanted === 'PAIR_OF_COUNTS' ? isPairOf(isCount) : isPairOf(isNumber),
        wanted,
        [0, 0],
      );
      return { home, away };
    },
    oneOf(choices) {
      const found = choices.find((choice) => choice === value);
      if (found === undefined) refuse(path, { oneOf: choices });
      return found ?? (choices[0] as (typeof choices)[number]);
    },
    refuse: (wanted) => refuse(path, wanted),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isPairOf(is: (value: unknown) => value is number) {
  return (value: unknown): value is readonly [number, number] =>
    Array.isArray(value) && value.length === 2 && value.every(is);
}
