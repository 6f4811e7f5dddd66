import { parseArgs } from 'node:util';
import { migrate, openEmbedded, openPostgres, type Store } from '@traip/api';
import { compiledQueriesOf, fill, matchesOf, measureReads, organisationsFor } from '@traip/api/testing';
import { sql } from 'kysely';
import { findPostgres, startPostgres } from '../../scripts/test/postgres.ts';
import { type Client, openClient } from './client.ts';
import { allReads, type ReadRequest } from './read-requests.ts';
import { printTable, type Row } from './report.ts';

const { values } = parseArgs({
  options: {
    least: { type: 'string' },
    most: { type: 'string', default: '100000' },
    /** From 10,000 to 100,000 matches, on its own server, without times. Takes minutes. */
    short: { type: 'boolean', default: false },
    /** PostgreSQL with an empty database, or one filled by an earlier run. Default: embedded, in memory. */
    database: { type: 'string' },
    /** Only calls whose name contains this. */
    only: { type: 'string', default: '' },
  },
});

const fail = (error: unknown) => {
  throw error;
};
const programs = values.short && values.database === undefined ? findPostgres(process.env) : null;
const server = programs === null ? undefined : await startPostgres(programs);
process.once('exit', () => server?.stop());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const url = values.database ?? server?.url;
const store: Store =
  url === undefined
    ? await openEmbedded({ onUpkeepError: fail })
    : openPostgres({ url, connections: 4, onConnectionLost: fail });

async function organisationsIn({ db }: Store): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from organisations where org_code like 'grown-%'`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

const times = 3;

/** The median time in milliseconds, after enough calls for query plans to be cached. */
async function milliseconds(client: Client, request: ReadRequest): Promise<number> {
  const durations: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const before = performance.now();
    await client.send(request);
    durations.push(performance.now() - before);
  }
  return durations.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
}

async function measured(client: Client, matches: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const request of allReads.filter(({ name }) => name.includes(values.only))) {
    // No real client calls this often: rate limits would stop the measurement.
    await store.db.deleteFrom('attempts').execute();
    try {
      await client.send(request);
    } catch (error) {
      // A new call that needs other parameters: reports it and goes on with the others.
      console.error((error as Error).message);
      process.exitCode = 1;
      continue;
    }
    const queries = await compiledQueriesOf(() => client.send(request));
    const touched = await measureReads(store, queries);
    const duration = values.short ? undefined : await milliseconds(client, request);
    rows.push({ matches, name: request.name, ...touched, milliseconds: duration });
  }
  return rows;
}

function sizes(): readonly number[] {
  const found: number[] = [];
  const least = values.least ?? (values.short ? '10000' : '1000');
  for (let size = Number(least); size <= Number(values.most); size *= 10) found.push(size);
  return found;
}

await migrate(store.db);
const rows: Row[] = [];
for (const size of sizes()) {
  const organisations = organisationsFor(size);
  const existing = await organisationsIn(store);
  if (existing > organisations) {
    console.log(`About ${size} matches: left out, there are ${matchesOf(existing)} already.`);
    continue;
  }
  const begun = performance.now();
  if (existing < organisations) await fill(store, { after: existing, upTo: organisations });
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    `${matchesOf(organisations)} matches of ${organisations} organisations, filled in ${seconds} s`,
  );
  const client = await openClient(store);
  rows.push(...(await measured(client, matchesOf(organisations))));
  await client.close();
}
const growing = printTable(rows);
await store.close();
process.exit(growing.length === 0 ? process.exitCode : 1);
