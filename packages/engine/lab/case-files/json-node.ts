import type { Pair } from '../../src/standings/matches.ts';

/** What was expected of a field in a case file. */
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

/** The first unreadable field of a case file, by path: `matches[3].hs`. */
export interface CaseBreach {
  readonly breach: 'FIELD_INVALID';
  readonly field: string;
  readonly expected: Expected;
}

/** A JSON value that knows its path. Unreadable values are refused and read as absent. */
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
  pair(expected?: 'PAIR_OF_COUNTS' | 'PAIR_OF_NUMBERS'): Pair;
  oneOf<T extends string>(choices: readonly T[]): T;
  refuse(expected: Expected): void;
}

type Refuse = (field: string, expected: Expected) => void;

/** A document to read, and the first refusal in it. */
export function jsonDocument(value: unknown): { root: JsonNode; breach: () => CaseBreach | null } {
  let first: CaseBreach | null = null;
  const refuse: Refuse = (field, expected) => {
    first ??= { breach: 'FIELD_INVALID', field, expected };
  };
  return { root: new Value(value, null, '', refuse), breach: () => first };
}

/** Lists of results have hundreds of thousands of values, so nodes are lazy. */
class Value implements JsonNode {
  readonly #value: unknown;
  readonly #parent: Value | null;
  readonly #name: string | number;
  readonly #refuse: Refuse;

  constructor(value: unknown, parent: Value | null, name: string | number, refuse: Refuse) {
    this.#value = value;
    this.#parent = parent;
    this.#name = name;
    this.#refuse = refuse;
  }

  get path(): string {
    const before = this.#parent?.path ?? '';
    if (typeof this.#name === 'number') return `${before}[${this.#name}]`;
    return before === '' ? this.#name : `${before}.${this.#name}`;
  }

  get isAbsent(): boolean {
    return this.#value === undefined || this.#value === null;
  }

  get isList(): boolean {
    return Array.isArray(this.#value);
  }

  get isText(): boolean {
    return isText(this.#value);
  }

  get isEmptyText(): boolean {
    return typeof this.#value === 'string' && this.#value.trim() === '';
  }

  get isNumber(): boolean {
    return isNumber(this.#value);
  }

  get isFlag(): boolean {
    return isFlag(this.#value);
  }

  at(name: string): JsonNode {
    return this.#child(this.#fields()[name], name);
  }

  names(): readonly string[] {
    return Object.keys(this.#fields());
  }

  items(): readonly JsonNode[] {
    const list: readonly unknown[] = this.#typed(Array.isArray, 'LIST', []);
    return list.map((item, index) => this.#child(item, index));
  }

  text(): string {
    return this.#typed(isText, 'TEXT', '');
  }

  number(): number {
    return this.#typed(isNumber, 'NUMBER', 0);
  }

  count(): number {
    return this.#typed(isCount, 'COUNT', 0);
  }

  flag(): boolean {
    return this.#typed(isFlag, 'FLAG', false);
  }

  pair(expected: 'PAIR_OF_COUNTS' | 'PAIR_OF_NUMBERS' = 'PAIR_OF_COUNTS'): Pair {
    const is = isPairOf(expected === 'PAIR_OF_COUNTS' ? isCount : isNumber);
    const [home, away] = this.#typed(is, expected, [0, 0]);
    return { home, away };
  }

  oneOf<T extends string>(choices: readonly T[]): T {
    const found = choices.find((choice) => choice === this.#value);
    if (found === undefined) this.refuse({ oneOf: choices });
    return found ?? (choices[0] as T);
  }

  refuse(expected: Expected): void {
    this.#refuse(this.path, expected);
  }

  #fields(): Readonly<Record<string, unknown>> {
    return this.#typed(isObject, 'OBJECT', {});
  }

  #child(value: unknown, name: string | number): Value {
    return new Value(value, this, name, this.#refuse);
  }

  #typed<T>(is: (given: unknown) => given is T, expected: Expected, otherwise: T): T {
    if (is(this.#value)) return this.#value;
    this.refuse(expected);
    return otherwise;
  }
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
