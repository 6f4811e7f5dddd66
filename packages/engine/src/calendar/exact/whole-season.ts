import type { Random } from '../../chance/index.ts';
import type { Compiled } from '../search/compile.ts';
import { read } from '../search/read.ts';
import type { Playable } from '../search/release.ts';
import { optionsOf } from './columns.ts';
import { LearningSearch, type Outcome } from './learning/learning-search.ts';
import { Model } from './model.ts';
import { movableIn } from './neighbourhood.ts';

/** Seasons with more options take too long to describe and too much memory to search. */
const MOST_OPTIONS = 6000;
/** The conflicts of a run: small seasons get more, because each takes less time and they are found more often. */
const SHORT_RUN = 2000;
const LONG_RUN = 8000;
/** Seasons with more options get short runs. */
const FEW_OPTIONS = 3000;
/** A season is given up after this many conflicts, or after fewer if the solver has given up too. */
const MOST_CONFLICTS = 1_000_000;
const MOST_CONFLICTS_ALONE = 20_000;

/** Looks for places for all matches of a season at once, a run at a time. */
export class WholeSeason {
  readonly #model: Model;
  readonly #search: LearningSearch;
  readonly #run: number;
  #conflicts = 0;
  #outcome: Outcome = 'OPEN';

  constructor(compiled: Compiled, random: Random, stands: Playable) {
    // A locked match may have been left out because others stood in its place.
    const isLeftOut = (match: number) =>
      read(stands.places, match) < 0 && optionsOf(compiled, match).length > 0;
    const leftOut = Array.from(stands.places.keys()).filter(isLeftOut);
    const free = [...new Set([...movableIn(compiled), ...leftOut])];
    this.#model = new Model(compiled, random, stands, {
      free,
      isNeeded: () => true,
      mostOptions: Number.POSITIVE_INFINITY,
    });
    this.#run = this.#model.choice.columns > FEW_OPTIONS ? SHORT_RUN : LONG_RUN;
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
    this.#outcome = this.#search.run(this.#run, isOver);
    this.#conflicts += this.#run;
    return this.#outcome === 'FOUND' ? this.#model.calendarOf(this.#search.chosen()) : null;
  }
}
