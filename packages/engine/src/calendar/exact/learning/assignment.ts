import { read } from '../../search/read.ts';

/** A statement about a column: twice its number if it is chosen, one more if it isn’t. */
export type Literal = number;

export const chosen = (column: number): Literal => 2 * column;
export const negated = (literal: Literal): Literal => literal ^ 1;
export const columnOf = (literal: Literal): number => literal >> 1;

/** At most so many of these literals are true. */
export interface Cap {
  readonly literals: Int32Array;
  readonly most: number;
  /** How many are true, as far as this has been counted. */
  count: number;
}

/** At least one of these literals is true. The first two are watched. */
export interface Clause {
  readonly literals: Int32Array;
  /** On how many levels its literals were decided when it was learned: the fewer, the more useful it is. */
  readonly spread: number;
  isDropped: boolean;
}

type Rule = Cap | Clause;

/** Which literals are true so far, in which order, on which level of decisions, and by which rule. */
export class Assignment {
  /** Per literal: 1 if true, −1 if false, 0 if undecided. */
  readonly value: Int32Array;
  readonly trail: Int32Array;
  readonly level: Int32Array;
  readonly reason: (Rule | null)[];
  /** How many literals are on the trail. */
  size = 0;
  readonly #position: Int32Array;
  /** Where each level begins on the trail. */
  readonly #starts: number[] = [];

  constructor(columns: number) {
    this.value = new Int32Array(2 * columns);
    this.trail = new Int32Array(columns);
    this.level = new Int32Array(columns);
    this.#position = new Int32Array(columns);
    this.reason = new Array(columns).fill(null);
  }

  get depth(): number {
    return this.#starts.length;
  }

  decide(literal: Literal): void {
    this.#starts.push(this.size);
    this.set(literal, null);
  }

  set(literal: Literal, reason: Rule | null): void {
    const column = columnOf(literal);
    this.value[literal] = 1;
    this.value[negated(literal)] = -1;
    this.level[column] = this.depth;
    this.reason[column] = reason;
    this.#position[column] = this.size;
    this.trail[this.size++] = literal;
  }

  levelOf(literal: Literal): number {
    return read(this.level, columnOf(literal));
  }

  /** The size of the trail before a level began. */
  startOf(level: number): number {
    return this.#starts[level] ?? this.size;
  }

  undo(level: number): void {
    const start = this.startOf(level);
    for (let index = start; index < this.size; index++) {
      const literal = read(this.trail, index);
      this.value[literal] = 0;
      this.value[negated(literal)] = 0;
    }
    this.size = start;
    this.#starts.length = level;
  }

  /** Why a literal is true: it or one of these, all of which are false. Empty for a decision. */
  because(literal: Literal): ArrayLike<Literal> {
    const rule = this.reason[columnOf(literal)];
    if (!rule) return [];
    return 'most' in rule ? this.full(rule, read(this.#position, columnOf(literal))) : rule.literals;
  }

  /** The opposites of a cap’s literals that were true before a position of the trail. */
  full({ literals }: Cap, before: number): readonly Literal[] {
    const found: Literal[] = [];
    for (const literal of literals)
      if (read(this.value, literal) === 1 && read(this.#position, columnOf(literal)) < before)
        found.push(negated(literal));
    return found;
  }
}
