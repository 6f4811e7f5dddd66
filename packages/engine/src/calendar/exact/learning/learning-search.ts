import type { Random } from '../../../chance/index.ts';
import { read } from '../../search/read.ts';
import type { Choice } from '../choice/solver.ts';
import { columnOf } from './assignment.ts';
import { lessonOf } from './lesson.ts';
import { Order } from './order.ts';
import { Rules } from './rules.ts';

/** The search starts again, with all it learned, when recent lessons are this much wider than usual. */
const WIDER = 1.15;
const LEAST_BETWEEN_RESTARTS = 50;
/** Over how many conflicts the recent and the usual spread are averaged. */
const RECENT = 32;
const USUAL = 4096;
/** After so many conflicts the search returns to the fullest assignment since the last time. */
const BETWEEN_RETURNS = 3000;
const MOST_LEARNED = 2000;
const MORE_LEARNED = 300;
/** How often the search asks whether its time is up, in conflicts. */
const BETWEEN_QUESTIONS = 256;

/** `IMPOSSIBLE` is proven; `OPEN` means that another run may find a choice. */
export type Outcome = 'FOUND' | 'IMPOSSIBLE' | 'OPEN';

/**
 * Chooses columns by conflict-driven clause learning (Marques-Silva and Sakallah 1996, Eén and Sörensson
 * 2003), with limits counted directly: decisions are made until a limit breaks, a clause is learned from the
 * conflict, and the search jumps back to where the clause would have prevented it. It closes the tightest
 * corners of a season, where a linear relaxation says little.
 */
export class LearningSearch {
  readonly #rules: Rules;
  readonly #order: Order;
  readonly #columns: number;
  /** Whether a column was chosen when it was last decided: the search goes back there first. */
  readonly #last: Int32Array;
  readonly #fullest: Int32Array;
  #mostDecided = 0;
  #conflicts = 0;
  #recent = 0;
  #usual = 0;
  #sinceRestart = 0;
  #returnAt = BETWEEN_RETURNS;
  #mostLearned = MOST_LEARNED;

  constructor({ columns, limits }: Choice, random: Random) {
    this.#columns = columns;
    this.#rules = new Rules(columns, limits);
    this.#order = new Order(columns, random);
    this.#last = new Int32Array(columns);
    this.#fullest = new Int32Array(columns);
  }

  /** Continues for so many conflicts. */
  run(conflicts: number, isOver: () => boolean): Outcome {
    if (this.#rules.isImpossible) return 'IMPOSSIBLE';
    const end = this.#conflicts + conflicts;
    for (;;) {
      const broken = this.#rules.propagate();
      if (!broken) {
        if (!this.#decide()) return 'FOUND';
        continue;
      }
      if (this.#rules.assignment.depth === 0) return 'IMPOSSIBLE';
      this.#learn(broken);
      const isAsked = this.#conflicts % BETWEEN_QUESTIONS === 0;
      if (this.#conflicts >= end || (isAsked && isOver())) return 'OPEN';
    }
  }

  /** The chosen columns, once found. */
  chosen(): readonly number[] {
    const { value } = this.#rules.assignment;
    return Array.from({ length: this.#columns }, (_, column) => column).filter(
      (column) => read(value, 2 * column) > 0,
    );
  }

  /** Decides one more column; false if all are decided. */
  #decide(): boolean {
    if (this.#sinceRestart > LEAST_BETWEEN_RESTARTS && this.#recent > WIDER * this.#usual) this.#restart();
    const { assignment } = this.#rules;
    let column = this.#order.take();
    while (column >= 0 && read(assignment.value, 2 * column) !== 0) column = this.#order.take();
    if (column < 0) return false;
    assignment.decide(2 * column + 1 - read(this.#last, column));
    return true;
  }

  #learn(broken: ArrayLike<number>): void {
    const { assignment } = this.#rules;
    this.#conflicts++;
    this.#sinceRestart++;
    if (assignment.size > this.#mostDecided) this.#keepFullest();
    const { literals, level, spread } = lessonOf(assignment, broken, (column) => this.#order.raise(column));
    this.#back(level);
    this.#rules.learn(literals, spread);
    this.#order.fade();
    this.#recent += (spread - this.#recent) / RECENT;
    this.#usual += (spread - this.#usual) / Math.min(USUAL, this.#conflicts);
  }

  #back(level: number): void {
    const { assignment } = this.#rules;
    for (let index = assignment.startOf(level); index < assignment.size; index++) {
      const literal = read(assignment.trail, index);
      this.#last[columnOf(literal)] = 1 - (literal & 1);
      this.#order.add(columnOf(literal));
    }
    this.#rules.undo(level);
  }

  #restart(): void {
    this.#back(0);
    this.#sinceRestart = 0;
    this.#recent = this.#usual;
    if (this.#conflicts > this.#returnAt) {
      this.#returnAt = this.#conflicts + BETWEEN_RETURNS;
      this.#last.set(this.#fullest);
      this.#mostDecided = 0;
    }
    if (this.#rules.learned > this.#mostLearned) {
      this.#rules.forget();
      this.#mostLearned += MORE_LEARNED;
    }
  }

  #keepFullest(): void {
    const { trail, size } = this.#rules.assignment;
    this.#mostDecided = size;
    for (const literal of trail.subarray(0, size)) this.#fullest[columnOf(literal)] = 1 - (literal & 1);
  }
}
