import { channel } from 'node:diagnostics_channel';
import { PGlite } from '@electric-sql/pglite';
import { type CompiledQuery, type Dialect, Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { traceQuery } from '../tracing/tracing.ts';
import { Activity } from './activity.ts';
import { embeddedDialect } from './embedded-dialect.ts';
import { firstParameters, startParameters } from './embedded-settings.ts';
import { gatheringDialect } from './gathering-dialect.ts';
import { plannerSettings } from './planner-settings.ts';
import { createPool, namedQuery, type PoolOptions, readArrays } from './postgres.ts';
import { PrivateFiles } from './private-files.ts';
import type { Database, Schema } from './schema.ts';
import { CamelCaseRows } from './snake-case.ts';
import { valueParsers } from './value-parsers.ts';

/** A PostgreSQL server, or the embedded one. */
export type Store =
  | {
      readonly kind: 'postgres';
      readonly db: Database;
      readonly url: string;
      readonly runQuery: RunQuery;
      close(): Promise<void>;
    }
  | {
      readonly kind: 'embedded';
      readonly db: Database;
      readonly pglite: PGlite;
      readonly activity: Activity;
      close(): Promise<void>;
    };

/**
 * Sends a compiled query around Kysely, which takes as long as a small query itself: for what runs before
 * every cached response. Neither traced nor published, and its columns are not renamed.
 */
export type RunQuery = <R extends object>(query: CompiledQuery<R>) => Promise<readonly R[]>;

export function openPostgres(options: PoolOptions): Store {
  return openPool(createPool(options), options.url);
}

/** A server behind an existing connection pool. */
export function openPool(pool: Pool, url: string): Store {
  const dialect = new PostgresDialect({ pool });
  const db = kysely(gatheringDialect(dialect, (text, parameters) => readArrays(pool, text, parameters)));
  const runQuery: RunQuery = async ({ sql: text, parameters }) =>
    (await pool.query(namedQuery(text, parameters))).rows;
  return { kind: 'postgres', db, url, runQuery, close: () => pool.end() };
}

interface EmbeddedOptions {
  /** Without one, the data lives in memory. */
  readonly folder?: string;
  readonly template?: Blob;
  /** Called when the upkeep fails: the data is safe, but someone should know. */
  readonly onUpkeepError: (error: unknown) => void;
}

export async function openEmbedded({ folder, template, onUpkeepError }: EmbeddedOptions): Promise<Store> {
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : { fs: new PrivateFiles(folder) }),
    ...(template === undefined ? {} : { loadDataDir: template }),
    parsers: valueParsers,
    initDbStartParams: firstParameters,
    startParams: startParameters,
  });
  await pglite.exec(plannerSettings);
  const activity = new Activity();
  const db = kysely(embeddedDialect(pglite, activity));
  const stopUpkeep = folder === undefined ? () => undefined : startUpkeep(db, onUpkeepError);
  return {
    kind: 'embedded',
    db,
    pglite,
    activity,
    close: async () => {
      stopUpkeep();
      if (folder !== undefined) await sql`checkpoint`.execute(db);
      await db.destroy();
    },
  };
}

/** Throws if the database does not answer. */
export async function checkConnection({ db }: Pick<Store, 'db'>): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Publishes every compiled query, for measurements and for the response cache. */
export const queryChannel = channel('traip.queries');

function kysely(dialect: Dialect): Database {
  return new Kysely<Schema>({
    dialect,
    plugins: [new CamelCaseRows()],
    log: ({ level, query, queryDurationMillis: milliseconds }) => {
      traceQuery({ sql: query.sql, milliseconds, hasFailed: level === 'error' });
      if (level === 'query') queryChannel.publish(query);
    },
  });
}

const minute = 60_000;

/** PGlite has no background workers: without this the WAL grows for ever and dead rows are never vacuumed. */
function startUpkeep(db: Database, onError: (error: unknown) => void): () => void {
  const run = (statement: 'checkpoint' | 'vacuum analyze') =>
    void sql.raw(statement).execute(db).catch(onError);
  const timers = [setInterval(run, minute, 'checkpoint'), setInterval(run, 60 * minute, 'vacuum analyze')];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}
