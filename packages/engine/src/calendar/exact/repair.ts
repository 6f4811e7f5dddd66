import type { Random } from '../../chance/index.ts';
import type { Compiled } from '../search/compile.ts';
import { read } from '../search/read.ts';
import { isBetter, type Playable } from '../search/release.ts';
import type { Solver } from './choice/solver.ts';
import { Model } from './model.ts';
import { MOST_OPTIONS, neighbourhoodOf } from './neighbourhood.ts';

/**
 * The initial number of options of the matches that move together: larger attempts take much longer. With
 * 6,000 a single attempt took forty seconds, in which twenty smaller ones find a place.
 */
const FIRST = 600;
const MOST = 2500;
const GROWTH = 1.15;
/** A match is given up after this many failed attempts. */
const MOST_TRIES = 40;

/** Frees the matches of some teams, and lets the solver place them again together with an unplaced one. */
export class Repair {
  readonly #compiled: Compiled;
  readonly #random: Random;
  readonly #solver: Solver;
  readonly #tries = new Map<number, number>();
  #size = FIRST;

  constructor(compiled: Compiled, random: Random, solver: Solver) {
    this.#compiled = compiled;
    this.#random = random;
    this.#solver = solver;
  }

  /** Whether there is an unplaced match that is not given up. */
  isOpen(current: Playable): boolean {
    return this.#leftOut(current).length > 0;
  }

  /** Tries to place one match; returns the same calendar if that failed. */
  attempt(current: Playable, isOver: () => boolean): Playable {
    const out = this.#leftOut(current);
    const match = out[this.#random.below(out.length)] as number;
    const { free, isAll } = neighbourhoodOf(this.#compiled, this.#random, match, this.#size);
    const isNeeded = (one: number) => one === match || read(current.places, one) >= 0;
    const task = { free, isNeeded, mostOptions: MOST_OPTIONS, countsFields: false };
    const model = new Model(this.#compiled, this.#random, current, task);
    const chosen = model.isHopeless ? null : this.#solver.choose(model.choice, isOver);
    const found = chosen && model.calendarOf(chosen);
    if (found && isBetter(found, current)) {
      // A size that was enough for this match may be enough for the next one.
      this.#size /= GROWTH;
      return found;
    }
    this.#size = Math.min(MOST, this.#size * GROWTH);
    const tries = isAll && model.isAll ? MOST_TRIES : (this.#tries.get(match) ?? 0) + 1;
    this.#tries.set(match, tries);
    return current;
  }

  #leftOut({ places }: Playable): readonly number[] {
    const { firstOption } = this.#compiled;
    return Array.from(places.keys()).filter(
      (match) =>
        read(places, match) < 0 &&
        read(firstOption, match + 1) > read(firstOption, match) &&
        (this.#tries.get(match) ?? 0) < MOST_TRIES,
    );
  }
}
