import type { CompiledQuery } from 'kysely';
import { actingOrganisation } from './acting-organisation.ts';
import type { Database } from './schema.ts';

/** The text of a query depends on a value that is only sent with it. */
export class ValueNeeded extends Error {}

/** Stands for a value while a query is built: the text of the query must not depend on it. */
export class Unknown {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }

  /** Called when it is mistaken for the value itself. */
  [Symbol.toPrimitive](): never {
    throw new ValueNeeded(`A query that is compiled once cannot depend on its value "${String(this.name)}".`);
  }

  toJSON(): never {
    return this[Symbol.toPrimitive]();
  }

  get length(): never {
    return this[Symbol.toPrimitive]();
  }
}

const unknownValues = new Proxy(
  {},
  {
    get: (_, name) => new Unknown(name),
    ownKeys: () => {
      throw new Error('The values of a query that is compiled once are taken by their names.');
    },
  },
);

type Compiled<V, R> = (db: Database, values: V) => CompiledQuery<R>;

/**
 * A query that is built and compiled when first used, which takes longer than sending it; after that only its
 * values change. For queries that run with nearly every request of a kind.
 */
export function compiledOnce<V extends object, R>(compile: Compiled<V, R>): Compiled<V, R> {
  let known: CompiledQuery<R> | undefined;
  return (db, values) => {
    // What a token of an organisation may see is part of the text.
    if (actingOrganisation()) return compile(db, values);
    known ??= compile(db, unknownValues as V);
    const parameters = known.parameters.map((one) =>
      one instanceof Unknown ? values[one.name as keyof V] : one,
    );
    return { ...known, parameters };
  };
}
