import { channel } from 'node:diagnostics_channel';
import type { CompiledQuery } from 'kysely';
import { actingOrganisation } from './acting-organisation.ts';
import { Unknown, ValueNeeded } from './compile-once.ts';
import type { Database } from './schema.ts';

interface Buildable<R> {
  compile(db: Database): CompiledQuery<R>;
}

/** Its arguments are values, or objects of values. */
type Build<A extends readonly unknown[], R> = (db: Database, ...args: A) => Buildable<R>;
type Read<A extends readonly unknown[], T> = (db: Database, ...args: A) => Promise<T>;

/**
 * Reads rows with a query that is built and compiled once for each of its forms, which takes longer than
 * reading them. Ids, days, times, numbers and lists are sent with it: its text must not depend on them. Any
 * other value that is looked at while it is built, such as a filter that is not set, makes another form.
 */
export function compiledRows<A extends readonly unknown[], R>(build: Build<A, R>): Read<A, R[]> {
  const forms = new Forms(build);
  return async (db, ...args) => (await db.executeQuery(forms.queryFor(db, args))).rows;
}

/** The same for the first row, if there is one. */
export function compiledRow<A extends readonly unknown[], R>(build: Build<A, R>): Read<A, R | undefined> {
  const rows = compiledRows(build);
  return async (db, ...args) => (await rows(db, ...args))[0];
}

/** The same for a query that always has a row, such as a count. */
export function compiledOne<A extends readonly unknown[], R>(build: Build<A, R>): Read<A, R> {
  const rows = compiledRows(build);
  return async (db, ...args) => {
    const [row] = await rows(db, ...args);
    if (row === undefined) throw new Error('A query that always has a row returned none.');
    return row;
  };
}

/** Publishes every query that was compiled before, so that tests can compare it with one built for its values. */
export const compiledBefore = channel('traip.compiled-before');

export interface CompiledBefore {
  readonly query: CompiledQuery;
  readonly compileAgain: () => CompiledQuery;
}

/** Where a value is: an argument, or a property of one. */
interface Place {
  readonly argument: number;
  readonly property: string | undefined;
}

/** Stands for a value that is sent. */
class Sent extends Unknown {
  readonly place: Place;

  constructor(place: Place) {
    super(place.property ?? `argument ${place.argument + 1}`);
    this.place = place;
  }
}

/** More come from a list with many filters, where any combination is possible. */
const mostForms = 200;

/** The forms of a query that have been compiled. */
class Forms<A extends readonly unknown[], R> {
  readonly #build: Build<A, R>;
  readonly #known = new Map<string, CompiledQuery<R>>();
  /** What has been looked at in any of the forms, by name. */
  readonly #places = new Map<string, Place>();

  constructor(build: Build<A, R>) {
    this.#build = build;
  }

  queryFor(db: Database, args: A): CompiledQuery<R> {
    const compile = () => this.#build(db, ...args).compile(db);
    const form = this.#formOf(args);
    // What a token of an organisation may see is part of the text.
    if (form === undefined || actingOrganisation()) return compile();
    const known = this.#known.get(form) ?? this.#compileForm(db, args);
    if (known === undefined) return compile();
    const parameters = known.parameters.map((one) => (one instanceof Sent ? valueAt(args, one.place) : one));
    const query = { ...known, parameters };
    if (compiledBefore.hasSubscribers)
      compiledBefore.publish({ query, compileAgain: compile } satisfies CompiledBefore);
    return query;
  }

  /** Undefined if its text depends on a value that is sent, as when someone searches for a day. */
  #compileForm(db: Database, args: A): CompiledQuery<R> | undefined {
    const placesBefore = this.#places.size;
    const query = this.#buildForm(db, args);
    if (query === undefined) return undefined;
    // Earlier forms didn't consider a place that matters: they are compiled again when needed.
    if (this.#places.size > placesBefore || this.#known.size >= mostForms) this.#known.clear();
    const form = this.#formOf(args);
    if (form !== undefined) this.#known.set(form, query);
    return query;
  }

  #buildForm(db: Database, args: A): CompiledQuery<R> | undefined {
    try {
      const watched = args.map((_, index) => this.#watched(args, index)) as unknown as A;
      return this.#build(db, ...watched).compile(db);
    } catch (error) {
      if (error instanceof ValueNeeded) return undefined;
      throw error;
    }
  }

  /** An argument that notes what of it is looked at. */
  #watched(args: A, argument: number): unknown {
    const whole = args[argument];
    if (!isObject(whole)) return this.#look(args, { argument, property: undefined });
    return new Proxy(whole, {
      get: (_, property) => this.#look(args, { argument, property: String(property) }),
    });
  }

  #look(args: A, place: Place): unknown {
    this.#places.set(`${place.argument}.${place.property ?? ''}`, place);
    const value = valueAt(args, place);
    if (isObject(value)) throw new Error('A compiled query only takes values, or objects of values.');
    return isSent(value) ? new Sent(place) : value;
  }

  /** Undefined if it contains what someone wrote: such a query is hardly sent again. */
  #formOf(args: A): string | undefined {
    let form = `${args.length}:`;
    for (const place of this.#places.values()) {
      const value = valueAt(args, place);
      if (isSent(value)) form += '$,';
      else if (typeof value !== 'string') form += `${value},`;
      else if (isCode.test(value)) form += `'${value}',`;
      else return undefined;
    }
    return form;
  }
}

function valueAt(args: readonly unknown[], { argument, property }: Place): unknown {
  const whole = args[argument];
  return property === undefined ? whole : (whole as Readonly<Record<string, unknown>>)[property];
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const isIdOrDay = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\d)$/i;
const isCode = /^[\w:-]{0,40}$/;

function isSent(value: unknown): boolean {
  if (typeof value === 'string') return isIdOrDay.test(value);
  return typeof value === 'number' || value instanceof Date || Array.isArray(value);
}
