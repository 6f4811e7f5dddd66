import { parseArgs } from 'node:util';
import { migrate, openEmbedded, openPostgres, type Store } from '@traip/api';
import { compiledQueriesOf, fill, matchesOf, measureReads, organisationsFor } from '@traip/api/testing';
import { sql } from 'kysely';
import { type Client, openClient } from './client.ts';
import { allReads, type ReadRequest } from './read-requests.ts';
import { printTable, type Row } from './report.ts';

const { values } = parseArgs({
  options: {
    least: { type: 'string', default: '1000' },
    most: { type: 'string', default: '100000' },
    /** PostgreSQL with an empty database, or one that was filled here before; without it, the embedded one in memory. */
    database: { type: 'string' },
    /** Only calls whose name has this in it. */
    only: { type: 'string', default: '' },
  },
});

const fail = (error: unknown) => {
  throw error;
};
const store: Store =
  values.database === undefined
    ? await openEmbedded({ onUpkeepError: fail })
    : openPostgres({ url: values.database, connections: 4, onConnectionLost: fail });

async function organisationsIn({ db }: Store): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from organisations where org_code like 'grown-%'`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

const times = 3;

/** The median of some times, in milliseconds, after it was asked often enough for its plans to be kept. */
async function milliseconds(client: Client, request: ReadRequest): Promise<number> {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const before = performance.now();
    await client.send(request);
    taken.push(performance.now() - before);
  }
  return taken.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
}

async function measured(client: Client, matches: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const request of allReads.filter(({ name }) => name.includes(values.only))) {
    // Nobody asks so often: what counts attempts would end the measuring.
    await store.db.deleteFrom('attempts').execute();
    await client.send(request);
    const queries = await compiledQueriesOf(() => client.send(request));
    const touched = await measureReads(store, queries);
    rows.push({ matches, name: request.name, ...touched, milliseconds: await milliseconds(client, request) });
  }
  return rows;
}

function sizes(): readonly number[] {
  const found: number[] = [];
  for (let size = Number(values.least); size <= Number(values.most); size *= 10) found.push(size);
  return found;
}

await migrate(store.db);
const rows: Row[] = [];
for (const size of sizes()) {
  const organisations = organisationsFor(size);
  const there = await organisationsIn(store);
  if (there > organisations) {
    console.log(`About ${size} matches: left out, there are ${matchesOf(there)} already.`);
    continue;
  }
  const begun = performance.now();
  if (there < organisations) await fill(store, { after: there, upTo: organisations });
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
process.exit(growing.length === 0 ? 0 : 1);
