import { read } from '../../search/read.ts';
import { type Assignment, columnOf, type Literal, negated } from './assignment.ts';

/** A clause that keeps a search from repeating a conflict. */
interface Lesson {
  /** The first one follows from the others once the search is back on the level; the second is decided there. */
  readonly literals: Int32Array;
  readonly level: number;
  readonly spread: number;
}

/**
 * What a conflict teaches: its false literals are replaced by their reasons until only one of them is of the
 * current level.
 */
export function lessonOf(
  assignment: Assignment,
  broken: ArrayLike<Literal>,
  involve: (column: number) => void,
): Lesson {
  const { depth, trail } = assignment;
  const seen = new Set<number>();
  const earlier: Literal[] = [];
  let open = 0;
  const add = (literals: ArrayLike<Literal>) => {
    for (const literal of Array.from(literals)) {
      const column = columnOf(literal);
      const level = assignment.levelOf(literal);
      if (level === 0 || seen.has(column)) continue;
      seen.add(column);
      involve(column);
      if (level === depth) open++;
      else earlier.push(literal);
    }
  };
  add(broken);
  let index = assignment.size - 1;
  for (; ; index--) {
    if (!seen.has(columnOf(read(trail, index)))) continue;
    if (--open === 0) break;
    add(assignment.because(read(trail, index)));
  }
  const needed = earlier.filter((literal) => !isImplied(assignment, literal, seen));
  needed.sort((a, b) => assignment.levelOf(b) - assignment.levelOf(a));
  return {
    literals: Int32Array.from([negated(read(trail, index)), ...needed]),
    level: needed[0] === undefined ? 0 : assignment.levelOf(needed[0]),
    spread: 1 + new Set(needed.map((literal) => assignment.levelOf(literal))).size,
  };
}

/** Whether a false literal follows from others of the same conflict. */
function isImplied(assignment: Assignment, literal: Literal, seen: ReadonlySet<number>): boolean {
  const reasons = Array.from(assignment.because(negated(literal)));
  return (
    reasons.length > 0 &&
    reasons.every((other) => seen.has(columnOf(other)) || assignment.levelOf(other) === 0)
  );
}
