import { parseArgs } from 'node:util';
import { createRandom } from '@traip/engine/chance';
import { TemporaryFolder } from '../faults/temporary-folder.ts';
import { Fleet } from '../processes/fleet.ts';
import { planDay, plantReferees, type SignedIn, signIn } from '../scoring/federation.ts';
import type { Fixture } from '../scoring/fixture.ts';
import { Readers, type ReadersReport } from './readers.ts';
import { refereeMatch, type Sheet } from './referee.ts';
import { Timing } from './timing.ts';
import { readBooks, readTables } from './verdict.ts';

const { values } = parseArgs({
  options: {
    referees: { type: 'string', default: '200' },
    readers: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '180' },
    seed: { type: 'string', default: 'load' },
    /** PostgreSQL with an empty database; without it, the embedded one. */
    database: { type: 'string' },
    /** How many Traips share the database, the referees and the readers. */
    processes: { type: 'string', default: '1' },
  },
});
const { referees, readers, seconds, processes } = {
  referees: Number(values.referees),
  readers: Number(values.readers),
  seconds: Number(values.seconds),
  processes: Number(values.processes),
};
if (processes > 1 && values.database === undefined) throw new Error('Several processes need PostgreSQL.');
const readerProcesses = 4;
const quietMatches = 2;

using folder = new TemporaryFolder();
await plantReferees({ folder: folder.path, database: values.database }, referees);
const fleet = await Fleet.of(processes, {
  database: values.database,
  folder: folder.path,
  liveLines: readers + 100,
});
const origin = fleet.originAt(0);
const crowd = new Readers(readerProcesses);
try {
  await fleet.start();
  report(await playMatchDay());
} finally {
  crowd.stop();
  await fleet.stop();
}

interface Day {
  readonly broken: readonly string[];
  readonly seen: readonly string[];
}

async function playMatchDay(): Promise<Day> {
  const admin = await signIn(origin, 0);
  const fixtures = await planDay(admin, referees + quietMatches);
  const people = await signInAll();
  const baseline = await measureUnloaded(people, fixtures.slice(-quietMatches));
  const playing = fixtures.slice(0, referees);
  await crowd.follow(
    { origins: fleet.origins, seed: values.seed, matches: playing, think: seconds * 1000 },
    readers,
  );
  const writes = new Timing();
  const played = await Promise.allSettled(
    playing.map((fixture, index) => play(people, index, fixture, writes)),
  );
  const sheets = played.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const failures = played.flatMap((each) =>
    each.status === 'rejected' ? [`a referee: ${each.reason}`] : [],
  );
  const books = await readBooks(await signIn(origin, 0), sheets);
  const reports = await crowd.end(books.finals);
  const tables = await readTables(await signIn(origin, 0), fixtures);
  const broken = [...failures, ...books.broken, ...tables, ...reports.flatMap(brokenFor)];
  return { broken, seen: seenIn({ sheets, reports, writes, baseline }) };
}

/** Password checks are slow on purpose, so people sign in a few at a time. */
async function signInAll(): Promise<readonly SignedIn[]> {
  const people: SignedIn[] = [];
  for (let first = 1; first <= referees; first += 10) {
    const some = Array.from({ length: Math.min(10, referees - first + 1) }, (_, index) => first + index);
    people.push(...(await Promise.all(some.map((number) => signIn(fleet.originAt(number), number)))));
  }
  return people;
}

interface Baseline {
  readonly writes: Timing;
  readonly reads: Timing;
}

/** The time of the same calls without load. */
async function measureUnloaded(people: readonly SignedIn[], fixtures: readonly Fixture[]): Promise<Baseline> {
  const baseline = { writes: new Timing(), reads: new Timing() };
  for (const fixture of fixtures) await play(people, 0, fixture, baseline.writes, 1);
  for (let each = 0; each < 30; each += 1) {
    const id = fixtures[0]?.competitionId;
    const read = fetch(`${origin}/v1/club/traips-competition/classifications/${id}`);
    await (await baseline.reads.of(read)).arrayBuffer();
  }
  return baseline;
}

function play(
  people: readonly SignedIn[],
  index: number,
  fixture: Fixture,
  writes: Timing,
  length = seconds * 1000,
): Promise<Sheet> {
  const referee = people[index];
  if (!referee) throw new Error('There is no referee for a match.');
  return refereeMatch(referee, {
    fixture,
    writes,
    length,
    random: createRandom(`${values.seed} ${fixture.matchId}`),
  });
}

function brokenFor({ problems, unaware }: ReadersReport): readonly string[] {
  return [
    ...problems.slice(0, 5),
    ...(problems.length > 5 ? [`and ${problems.length - 5} more reads that failed`] : []),
    ...(unaware > 0 ? [`${unaware} readers were not told how their match ended`] : []),
  ];
}

interface Seen {
  readonly sheets: readonly Sheet[];
  readonly reports: readonly ReadersReport[];
  readonly writes: Timing;
  readonly baseline: Baseline;
}

function seenIn({ sheets, reports, writes, baseline }: Seen): readonly string[] {
  const reads = new Timing();
  reads.durations.push(...reports.flatMap((report) => report.reads));
  const sum = (of: (report: ReadersReport) => number) => reports.reduce((total, each) => total + of(each), 0);
  const events = sheets.reduce((total, { standing, undone }) => total + standing.size + undone.size, 0);
  return [
    `${sheets.length} matches played to their end, ${events} events, ${sum(({ followed }) => followed)} readers heard ${sum(({ heard }) => heard)} changes`,
    `writes: ${writes.comparedWith(baseline.writes)}`,
    `reads: ${reads.comparedWith(baseline.reads)}`,
  ];
}

function report({ broken, seen }: Day): void {
  const store = values.database === undefined ? 'the embedded database' : 'PostgreSQL';
  const by = processes > 1 ? `${processes} processes and ${store}` : store;
  console.log(`A match day of ${seconds} s on ${by} (seed ${values.seed}):`);
  for (const sentence of [...seen, ...broken.slice(0, 30)]) console.log(`  ${sentence}`);
  console.log(
    broken.length === 0
      ? 'Nothing failed, nothing is lost, everybody knows the score.'
      : 'Promises were broken.',
  );
  process.exitCode = broken.length === 0 ? 0 : 1;
}
