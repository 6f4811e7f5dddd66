import type { Random } from '../../chance/index.ts';
import { type Board, emptyBoard, lift, restore } from '../search/board.ts';
import type { Compiled } from '../search/compile.ts';
import { pricer } from '../search/price.ts';
import { read } from '../search/read.ts';
import { type Playable, release } from '../search/release.ts';
import type { Choice } from './choice/solver.ts';
import { type Column, columnsOf } from './columns.ts';
import { conflictLimits } from './conflicts.ts';
import { fullFieldLimits } from './full-fields.ts';
import { teamLimits } from './team-limits.ts';

interface Task {
  /** Matches that move together. */
  readonly free: readonly number[];
  /** Whether a match must have a place. */
  readonly isNeeded: (match: number) => boolean;
  /** How many options of each match count. */
  readonly mostOptions: number;
  /** Whether to add limits that follow from the others by counting. Only the search that learns needs them. */
  readonly countsFields: boolean;
}

/** The places of free matches, as columns to choose from; all other matches stay. */
export class Model {
  readonly choice: Choice;
  /** Whether every option counts. */
  readonly isAll: boolean;
  readonly #board: Board;
  readonly #columns: readonly Column[];

  constructor(compiled: Compiled, random: Random, { places }: Playable, task: Task) {
    this.#board = emptyBoard(compiled);
    restore(this.#board, places);
    const price = pricer(this.#board);
    const stood = new Map(task.free.map((one) => [one, read(places, one)]));
    for (const [one, option] of stood) if (option >= 0) lift(this.#board, one);
    const { columns, isAll } = columnsOf(this.#board, price, random, stood, task.mostOptions);
    this.#columns = columns;
    this.isAll = isAll;
    const own = Map.groupBy(columns.keys(), (index) => (columns[index] as Column).match);
    const limits = [
      ...task.free.map((one) => ({ columns: own.get(one) ?? [], most: 1, isExact: task.isNeeded(one) })),
      ...conflictLimits(this.#board, price, columns),
      ...teamLimits(this.#board, columns),
      ...(task.countsFields ? fullFieldLimits(this.#board, columns, task.free.filter(task.isNeeded)) : []),
    ];
    this.choice = { columns: columns.length, limits };
  }

  /** Whether a match that needs a place has no option. */
  get isHopeless(): boolean {
    return this.choice.limits.some(({ columns, isExact }) => isExact === true && columns.length === 0);
  }

  /** The calendar with the chosen columns. */
  calendarOf(chosen: readonly number[]): Playable {
    const places = this.#board.place.slice();
    for (const index of chosen) {
      const { match, option } = this.#columns[index] as Column;
      places[match] = option;
    }
    return release(this.#board.compiled, places);
  }
}
