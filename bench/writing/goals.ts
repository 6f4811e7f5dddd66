import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { createApi, folderFiles, type Store, seedDemo } from '@traip/api';
import { compiledQueriesOf } from '@traip/api/testing';
import { authRoutes, createClient, dashboardRoutes, matchRoutes } from '@traip/contract';
import Fastify from 'fastify';
import { CompiledQuery, sql } from 'kysely';
import { median } from '../side-by-side.ts';
import { nameOf } from '../with-traip.ts';
import { withDatabaseCopies } from './database-copies.ts';
import { league, referee } from './league.ts';

/**
 * The time to register a goal, compared with the same statements and values on a copy of the database, from
 * one connection that has them prepared, and with inserting and committing a single row there. In
 * milliseconds, one after the other; without the network.
 */
const goals = 60;
const matchesPlayed = 6;

async function withApi<T>(store: Store, work: (desk: Desk) => Promise<T>): Promise<T> {
  const app = Fastify();
  const api = await createApi(app, {
    store,
    files: folderFiles(tmpdir()),
    secret: randomBytes(48),
    providers: {},
    publicOrigin: 'https://traip.test',
    mail: { kind: 'wait' },
    runsSchedule: false,
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const { accessToken } = await createClient(authRoutes, { origin }).login({ body: referee });
    const caller = { origin, accessToken: () => accessToken };
    const headers = { authorization: `Bearer ${accessToken}` };
    const put = async (url: string, payload: object) => {
      const { statusCode, body } = await app.inject({ method: 'POST', url, headers, payload });
      if (statusCode !== 200) throw new Error(body);
    };
    return await work({ caller, register: (goal) => put('/v1/club/match/actions/registerEvent', goal) });
  } finally {
    await app.close();
    await api.stop();
  }
}

interface Desk {
  readonly caller: { readonly origin: string; readonly accessToken: () => string };
  readonly register: (goal: object) => Promise<void>;
}

interface Played {
  readonly matchId: string;
  readonly teamId: string;
}

async function startMatches({ caller }: Desk): Promise<Played[]> {
  const desk = createClient(matchRoutes, caller);
  const { items } = await createClient(dashboardRoutes, caller).matches({
    params: { orgCode: 'bench' },
    query: { limit: matchesPlayed },
  });
  return Promise.all(
    items.map(async ({ id }) => {
      const { home } = await desk.start({ params: { id }, body: { force: true } });
      return { matchId: id, teamId: home?.id ?? '' };
    }),
  );
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

/** Registers the goals, and returns how long each took and the queries it sent. */
async function register(store: Store, played: readonly Played[]) {
  return withApi(store, async (desk) => {
    const registered: { readonly took: number; readonly queries: readonly CompiledQuery[] }[] = [];
    for (let number = 0; number < goals; number++) {
      const { matchId, teamId } = played[number % played.length] ?? { matchId: '', teamId: '' };
      const goal = { type: 'GOAL', clientEventId: randomUUID(), period: 1, minute: 1 + (number % 40) };
      let took = 0;
      const queries = await compiledQueriesOf(async () => {
        took = await milliseconds(() => desk.register({ matchId, teamId, ...goal }));
      });
      registered.push({ took, queries: queries.filter(isWithin) });
    }
    return registered;
  });
}

/** Runs the same statements, and nothing else. */
async function repeat(
  { db }: Pick<Store, 'db'>,
  all: readonly (readonly CompiledQuery[])[],
): Promise<number[]> {
  const took: number[] = [];
  await db.connection().execute(async (connection) => {
    for (const queries of all) {
      const goal = async () => {
        await sql`begin`.execute(connection);
        for (const { sql: text, parameters } of queries)
          await connection.executeQuery(CompiledQuery.raw(text, [...parameters]));
        await sql`commit`.execute(connection);
      };
      took.push(await milliseconds(goal));
    }
  });
  return took;
}

/** The smallest possible write: one row, in a transaction. */
async function insertRows({ db }: Store): Promise<number[]> {
  await sql`create table bench_rows (id uuid primary key, note text)`.execute(db);
  const queries = Array.from({ length: goals }, () => [
    CompiledQuery.raw('insert into bench_rows (id, note) values ($1, $2)', [randomUUID(), 'goal']),
  ]);
  return repeat({ db }, queries);
}

/** On PostgreSQL `begin` and `commit` are statements too; on the embedded database they are not. */
const isWithin = ({ sql: text }: CompiledQuery) => !/^(?:begin|commit)/.test(text);

export async function measureGoals(server: string | undefined): Promise<void> {
  let played: readonly Played[] = [];
  const prepare = async (store: Store) => {
    await seedDemo(store.db, league);
    played = await withApi(store, startMatches);
  };
  await withDatabaseCopies(server, prepare, async (one, copy) => {
    const registered = await register(one, played);
    const bare = await repeat(
      copy,
      registered.map(({ queries }) => queries),
    );
    // The first goals find no prepared statements on any side.
    const settled = (all: readonly number[]) => median(all.slice(10));
    const whole = settled(registered.map(({ took }) => took));
    const limit = settled(bare);
    const row = settled(await insertRows(copy));
    const statements = median(registered.map(({ queries }) => queries.length));
    console.log(
      `${`a goal registered, ${nameOf(server)}`.padEnd(40)} ${whole.toFixed(1)} ms, ${limit.toFixed(1)} ms for its ${statements} statements, begin and commit alone: ${(limit / whole).toFixed(2)} of the limit; ${row.toFixed(2)} ms for one row: ${(whole / row).toFixed(1)} times`,
    );
  });
}
