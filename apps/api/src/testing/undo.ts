import type pg from 'pg';

type Query = (...args: readonly unknown[]) => Promise<unknown>;

const [outer, inner] = ['undo_outer', 'undo_inner'];

/** The tested code's own transactions become savepoints within the one that will be undone. */
const within: readonly (readonly [RegExp, string])[] = [
  [/^(?:begin|start transaction)\b/i, `savepoint ${inner}`],
  [/^commit$/i, `release savepoint ${inner}`],
  [/^rollback$/i, `rollback to savepoint ${inner}`],
];

/** Undoes all changes made by some work in a database. The pool must have only one connection. */
export class Undo {
  readonly #pool: pg.Pool;
  #isOn = false;

  constructor(pool: pg.Pool) {
    if (pool.options.max !== 1) throw new Error('With several connections only a part would be undone.');
    this.#pool = pool;
    pool.on('connect', (client) => this.#translate(client));
  }

  async afterwards<T>(work: () => Promise<T>): Promise<T> {
    await this.#switch(true, `begin; savepoint ${outer}`);
    try {
      return await work();
    } finally {
      await this.#switch(false, 'rollback');
    }
  }

  /** Holds the connection: a job waiting for it could otherwise begin or commit in between. */
  async #switch(isOn: boolean, statements: string): Promise<void> {
    const client = await this.#pool.connect();
    this.#isOn = false;
    try {
      await client.query(statements);
      this.#isOn = isOn;
    } finally {
      client.release();
    }
  }

  #translate(client: pg.PoolClient): void {
    const query = client.query.bind(client) as unknown as Query;
    let isWithin = false;
    const translated: Query = async (text, ...rest) => {
      // The pool itself uses a callback.
      if (typeof rest.at(-1) === 'function') return query(text, ...rest);
      const [, own] = (this.#isOn && within.find(([pattern]) => pattern.test(String(text)))) || [];
      if (own) {
        isWithin = own.startsWith('savepoint');
        return query(own, ...rest);
      }
      try {
        return await query(text, ...rest);
      } catch (error) {
        // As without undoing, a failed statement fails alone.
        if (this.#isOn && !isWithin) await query(`rollback to savepoint ${outer}`);
        throw error;
      }
    };
    Object.assign(client, { query: translated });
  }
}
