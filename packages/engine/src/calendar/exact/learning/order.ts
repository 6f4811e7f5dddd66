import type { Random } from '../../../chance/index.ts';
import { read } from '../../search/read.ts';

/** What counted before counts this much less after each conflict. */
const FADING = 0.95;
const MOST_ACTIVITY = 1e100;
const MOST_DRAWN = 1e-3;

/** The undecided columns, those most often involved in recent conflicts first: a binary heap. */
export class Order {
  readonly #activity: Float64Array;
  readonly #heap: Int32Array;
  readonly #where: Int32Array;
  #size = 0;
  #weight = 1;

  constructor(columns: number, random: Random) {
    this.#activity = Float64Array.from({ length: columns }, () => random.next() * MOST_DRAWN);
    this.#heap = new Int32Array(columns);
    this.#where = new Int32Array(columns).fill(-1);
    for (let column = 0; column < columns; column++) this.add(column);
  }

  /** A column is in a conflict. */
  raise(column: number): void {
    const activity = this.#of(column) + this.#weight;
    this.#activity[column] = activity;
    if (activity > MOST_ACTIVITY) this.#rescale();
    if (read(this.#where, column) >= 0) this.#rise(read(this.#where, column));
  }

  fade(): void {
    this.#weight /= FADING;
  }

  add(column: number): void {
    if (read(this.#where, column) >= 0) return;
    this.#put(this.#size, column);
    this.#rise(this.#size++);
  }

  /** Removes and returns the first column; −1 if there is none. */
  take(): number {
    if (this.#size === 0) return -1;
    const first = read(this.#heap, 0);
    this.#where[first] = -1;
    this.#size--;
    if (this.#size > 0) this.#sink(read(this.#heap, this.#size));
    return first;
  }

  #of(column: number): number {
    return this.#activity[column] as number;
  }

  #rescale(): void {
    for (const [column, activity] of this.#activity.entries())
      this.#activity[column] = activity / MOST_ACTIVITY;
    this.#weight /= MOST_ACTIVITY;
  }

  #put(index: number, column: number): void {
    this.#heap[index] = column;
    this.#where[column] = index;
  }

  #rise(from: number): void {
    const column = read(this.#heap, from);
    let index = from;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (this.#of(read(this.#heap, parent)) >= this.#of(column)) break;
      this.#put(index, read(this.#heap, parent));
      index = parent;
    }
    this.#put(index, column);
  }

  /** Puts a column at the top and lets it sink. */
  #sink(column: number): void {
    let index = 0;
    for (let child = 1; child < this.#size; child = 2 * index + 1) {
      const other = child + 1;
      if (other < this.#size && this.#of(read(this.#heap, other)) > this.#of(read(this.#heap, child)))
        child = other;
      if (this.#of(read(this.#heap, child)) <= this.#of(column)) break;
      this.#put(index, read(this.#heap, child));
      index = child;
    }
    this.#put(index, column);
  }
}
