import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery } from 'kysely';
import { type ArrayResult, joinSideBySide, separated } from './one-statement.ts';
import { RenamedRows } from './snake-case.ts';

/** Sends a statement, outside of any transaction. */
export type ReadArrays = (text: string, parameters: readonly unknown[]) => Promise<ArrayResult>;

interface Waiting {
  readonly query: CompiledQuery;
  readonly resolve: (rows: RenamedRows) => void;
  readonly reject: (error: unknown) => void;
}

/** The widest rows have some sixty columns, and PostgreSQL takes 1,664 in all. */
const maxPerStatement = 24;

/** Collects queries until nothing more can be done without an answer. */
class Gathering {
  #waiting: Waiting[] = [];

  read(query: CompiledQuery, send: ReadArrays): Promise<RenamedRows> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ query, resolve, reject }) === 1) process.nextTick(() => this.#send(send));
    });
  }

  #send(send: ReadArrays): void {
    const all = this.#waiting;
    this.#waiting = [];
    for (let first = 0; first < all.length; first += maxPerStatement)
      void answer(all.slice(first, first + maxPerStatement), send);
  }
}

async function answer(waiting: readonly Waiting[], send: ReadArrays): Promise<void> {
  try {
    const queries = waiting.map(({ query }) => query);
    const parameters = queries.flatMap((query) => query.parameters);
    const parts = separated(await send(textOf(queries.map(({ sql }) => sql)), parameters));
    waiting.forEach(({ resolve }, index) => {
      resolve(new RenamedRows(parts[index] ?? []));
    });
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}

const texts = new Map<string, string>();
const maxTexts = 1000;

/** Cached, because it is long and nearly always the same. */
function textOf(queries: readonly string[]): string {
  const key = queries.map(numberOf).join();
  let text = texts.get(key);
  if (text === undefined) {
    if (texts.size === maxTexts) texts.clear();
    text = joinSideBySide(queries);
    texts.set(key, text);
  }
  return text;
}

const numbers = new Map<string, number>();
let lastNumber = 0;

/** Stands for the text of a query. A compiled one is found without looking at its text, a longer one made of it isn't. */
function numberOf(query: string): number {
  let number = numbers.get(query);
  if (number === undefined) {
    if (numbers.size === maxTexts) numbers.clear();
    number = ++lastNumber;
    numbers.set(query, number);
  }
  return number;
}

const storage = new AsyncLocalStorage<Gathering>();

/**
 * Sends the queries that some work makes at the same time as one statement: each `Promise.all` costs one
 * round trip instead of one for each query in it.
 */
export function readTogether<T>(work: () => Promise<T>): Promise<T> {
  return storage.run(new Gathering(), work);
}

/** Undefined where each query is sent separately. */
export function currentGathering(): Gathering | undefined {
  return storage.getStore();
}
