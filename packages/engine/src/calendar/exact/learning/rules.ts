import { read } from '../../search/read.ts';
import type { Limit } from '../choice/solver.ts';
import { Assignment, type Cap, type Clause, chosen, type Literal, negated } from './assignment.ts';

/** A clause of the problem itself is never dropped. */
const GIVEN = 0;

/** All rules, and what follows from them. */
export class Rules {
  readonly assignment: Assignment;
  /** Whether the rules contradict each other before any decision. */
  isImpossible = false;
  readonly #caps: readonly Cap[][];
  /** Per literal, the clauses that have to look for another one when it becomes false. */
  readonly #watching: Clause[][];
  #learned: Clause[] = [];
  /** How much of the trail the rules have seen. */
  #seen = 0;

  constructor(columns: number, limits: readonly Limit[]) {
    this.assignment = new Assignment(columns);
    this.#caps = Array.from({ length: 2 * columns }, () => []);
    this.#watching = Array.from({ length: 2 * columns }, () => []);
    for (const limit of limits) {
      const literals = Int32Array.from(limit.columns, chosen);
      this.#limit(literals, limit.most);
      if (limit.isExact) this.#limit(literals.map(negated), literals.length - limit.most);
    }
  }

  get learned(): number {
    return this.#learned.length;
  }

  /** The literals of a rule that is broken, all of them false; null once nothing more follows. */
  propagate(): ArrayLike<Literal> | null {
    const { assignment } = this;
    while (this.#seen < assignment.size) {
      const literal = read(assignment.trail, this.#seen++);
      const broken = this.#count(literal) ?? this.#visit(negated(literal));
      if (broken) return broken;
    }
    return null;
  }

  undo(level: number): void {
    const start = this.assignment.startOf(level);
    for (let index = start; index < this.#seen; index++)
      for (const cap of this.#caps[read(this.assignment.trail, index)] as Cap[]) cap.count--;
    this.#seen = Math.min(this.#seen, start);
    this.assignment.undo(level);
  }

  /** Adds a clause whose first literal follows from it now. */
  learn(literals: Int32Array, spread: number): void {
    const [first] = literals;
    if (first === undefined) return;
    const clause = literals.length > 1 ? this.#watch(literals, spread) : null;
    if (clause) this.#learned.push(clause);
    this.assignment.set(first, clause);
  }

  /** Forgets half of what was learned, and keeps what is most useful. */
  forget(): void {
    const { assignment } = this;
    const isKept = (clause: Clause) =>
      clause.spread <= 2 || assignment.reason[read(clause.literals, 0) >> 1] === clause;
    const others = this.#learned.filter((clause) => !isKept(clause)).sort((a, b) => a.spread - b.spread);
    for (const clause of others.slice(others.length >> 1)) clause.isDropped = true;
    this.#learned = this.#learned.filter(({ isDropped }) => !isDropped);
  }

  #limit(literals: Int32Array, most: number): void {
    if (most >= literals.length) return;
    if (most < 0) this.isImpossible = true;
    else if (most === 0) for (const literal of literals) this.#fix(negated(literal));
    else if (most === literals.length - 1) this.#watch(literals.map(negated), GIVEN);
    else {
      const cap: Cap = { literals, most, count: 0 };
      for (const literal of literals) this.#caps[literal]?.push(cap);
    }
  }

  #fix(literal: Literal): void {
    const value = read(this.assignment.value, literal);
    if (value < 0) this.isImpossible = true;
    if (value === 0) this.assignment.set(literal, null);
  }

  #watch(literals: Int32Array, spread: number): Clause {
    const clause: Clause = { literals, spread, isDropped: false };
    for (const literal of literals.slice(0, 2)) this.#watching[literal]?.push(clause);
    return clause;
  }

  /** Counts a true literal in its caps; the other literals of a full one are false. */
  #count(literal: Literal): ArrayLike<Literal> | null {
    const { assignment } = this;
    let broken: Cap | null = null;
    for (const cap of this.#caps[literal] as Cap[]) {
      cap.count++;
      if (cap.count > cap.most) broken ??= cap;
      if (cap.count !== cap.most || broken) continue;
      for (const other of cap.literals)
        if (read(assignment.value, other) === 0) assignment.set(negated(other), cap);
    }
    return broken && assignment.full(broken, assignment.size);
  }

  /** Each clause that watches a false literal watches another one; if there is none, its last one is true. */
  #visit(literal: Literal): ArrayLike<Literal> | null {
    const watching = this.#watching[literal] as Clause[];
    let kept = 0;
    let broken: Clause | null = null;
    for (const clause of watching) {
      if (clause.isDropped || (!broken && this.#findOther(clause, literal))) continue;
      watching[kept++] = clause;
      const first = read(clause.literals, 0);
      const value = broken ? 1 : read(this.assignment.value, first);
      if (value < 0) broken = clause;
      else if (value === 0) this.assignment.set(first, clause);
    }
    watching.length = kept;
    return broken?.literals ?? null;
  }

  /** Whether a clause found another literal to watch instead of a false one, which is then its second. */
  #findOther(clause: Clause, literal: Literal): boolean {
    const { literals } = clause;
    const { value } = this.assignment;
    if (read(literals, 0) === literal) swap(literals, 0, 1);
    if (read(value, read(literals, 0)) > 0) return false;
    for (let index = 2; index < literals.length; index++)
      if (read(value, read(literals, index)) >= 0) {
        swap(literals, 1, index);
        this.#watching[read(literals, 1)]?.push(clause);
        return true;
      }
    return false;
  }
}

function swap(literals: Int32Array, one: number, other: number): void {
  const held = read(literals, one);
  literals[one] = read(literals, other);
  literals[other] = held;
}
