import type { Random } from '../../chance/index.ts';
import type { Compiled } from '../search/compile.ts';
import { read } from '../search/read.ts';
import type { Playable } from '../search/release.ts';
import { optionsOf } from './columns.ts';
import { LearningSearch, type Outcome } from './learning/learning-search.ts';
import { Model } from './model.ts';
import { movableIn } from './neighbourhood.ts';

/** In larger seasons the solver alone gets further in the same time. */
const MOST_OPTIONS = 3000;
/** The conflicts of a run. */
const RUN = 8000;
/** A season is given up after this many conflicts, or after fewer if the solver has given up too. */
const MOST_CONFLICTS = 1_000_000;
const MOST_CONFLICTS_ALONE = 20_000;

/** Looks for places for all matches of a season at once, a run at a time. */
export class WholeSeason {
  readonly #model: Model;
  readonly #search: LearningSearch;
  #conflicts = 0;
  #outcome: Outcome = 'OPEN';

  constructor(compiled: Compiled, random: Random, current: Playable) {
    // A locked match may have been left out because others stood in its place.
    const isLeftOut = (match: number) =>
      read(current.places, match) < 0 && optionsOf(compiled, match).length > 0;
    const leftOut = Array.from(current.places.keys()).filter(isLeftOut);
    const free = [...new Set([...movableIn(compiled), ...leftOut])];
    this.#model = new Model(compiled, random, current, {
      free,
      isNeeded: () => true,
      mostOptions: Number.POSITIVE_INFINITY,
      countsFields: true,
    });
    this.#search = new LearningSearch(this.#model.choice, random);
  }

  /** Whether a season is small enough. */
  static isFor(compiled: Compiled): boolean {
    const options = movableIn(compiled).reduce((sum, match) => sum + optionsOf(compiled, match).length, 0);
    return options <= MOST_OPTIONS;
  }

  /** Whether another run may find something. */
  isOpen(isAlone: boolean): boolean {
    return this.#outcome === 'OPEN' && this.#conflicts < (isAlone ? MOST_CONFLICTS_ALONE : MOST_CONFLICTS);
  }

  /** The whole calendar, if this run finds it. */
  search(isOver: () => boolean): Playable | null {
    this.#outcome = this.#search.run(RUN, isOver);
    this.#conflicts += RUN;
    return this.#outcome === 'FOUND' ? this.#model.calendarOf(this.#search.chosen()) : null;
  }
}
