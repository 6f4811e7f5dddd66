import type { TableMatch } from '@traip/engine/standings';
import { type Job, matchesIn, type Side, scoresOf } from './jobs.ts';
import { costOf, growthOf } from './measure.ts';
import {
  longMatch,
  ourEntry,
  ourKnockout,
  ourOutlook,
  ourPhase,
  ourReplay,
  ourSwissRound,
  ourTable,
  played,
  swissAfter,
  teamsOf,
} from './ours.ts';
import { costsOf } from './side-by-side.ts';

/** The engine compared with its peers on the jobs they share, then on its own; CPU time, one run. */
const sizes = [64, 256, 1024];
const widths = { job: 40, cost: 12 };

function show(job: string, ...costs: readonly number[]): void {
  console.log([job.padEnd(widths.job), ...costs.map(micro)].join(' '));
}

function micro(cost: number): string {
  return `${cost < 100 ? cost.toFixed(1) : cost.toFixed(0)} µs`.padStart(widths.cost);
}

/** The cost of one job for each side, less the cost of preparation. */
async function beside(
  name: string,
  job: Omit<Job, 'side'>,
  peers: readonly Side[],
  { milliseconds = 500, off = [] }: { milliseconds?: number; off?: readonly number[] } = {},
): Promise<readonly number[]> {
  const sides = ['engine', ...peers] as const;
  const measured = await costsOf(
    sides.map((side): Job => ({ ...job, side })),
    milliseconds,
  );
  const costs = measured.map((cost, index) => cost - (off[index] ?? 0));
  const [ours = 0, ...theirs] = costs;
  const comparisons = peers.map((peer, index) => {
    const cost = theirs[index] ?? 0;
    return `  ${peer} ${micro(cost).trim()} (${(cost / ours).toFixed(1)}×)`;
  });
  console.log(`${name.padEnd(widths.job)} ${micro(ours)}${comparisons.join('')}`);
  return costs;
}

async function compareKnockout(kind: 'SINGLE_ELIM' | 'DOUBLE_ELIM', count: number): Promise<void> {
  const name = kind === 'SINGLE_ELIM' ? 'knock-out' : 'double knock-out';
  const job = { kind, count } as const;
  const inMemory = ['brackets-manager', 'duel'] as const;
  await beside(`create a ${name} of ${count}`, { ...job, does: 'create' }, [
    ...inMemory,
    'tournament-pairings',
  ]);
  await beside('enter one result when half are played', { ...job, does: 'enter' }, inMemory);
}

async function league(count: number): Promise<void> {
  const job = { kind: 'ROUND_ROBIN', count } as const;
  const all = ['brackets-manager', 'tournament-pairings', 'roundrobin'] as const;
  const made = await beside(`create a round robin of ${count}`, { ...job, does: 'create' }, all);
  // A stage with results cannot be refilled: brackets-manager creates one each time, and that cost is
  // subtracted.
  const results = `enter its ${matchesIn('ROUND_ROBIN', count)} results, then the table`;
  const off = [0, made[1] ?? 0];
  await beside(results, { ...job, does: 'fill' }, ['brackets-manager'], { milliseconds: 1000, off });
  await beside('change one result, then the table', { ...job, does: 'change' }, ['brackets-manager']);
}

async function swiss(count: number): Promise<void> {
  const job = { kind: 'ROUND_ROBIN', count, does: 'pair' } as const;
  await beside(`pair the fourth round of a Swiss of ${count}`, job, ['tournament-pairings'], {
    milliseconds: 2000,
  });
}

async function alone(): Promise<void> {
  const season = played(ourPhase('ROUND_ROBIN', teamsOf(20), 2), scoresOf('ROUND_ROBIN', 380));
  show('table of a season, 20 teams, 380 matches', await costOf(() => ourTable(teamsOf(20), season)));
  const open = season.map((match, index) => (index < 375 ? match : unplayed(match)));
  const table = ourTable(teamsOf(20), open);
  show('its outlook with 5 matches left, 243 endings', await costOf(() => ourOutlook(table)));
  const long = played(ourPhase('ROUND_ROBIN', teamsOf(23), 2), scoresOf('ROUND_ROBIN', 506));
  const thousand = Array.from({ length: 2 }, (_, lap) =>
    long.map((match) => ({ ...match, id: `${lap}${match.id}` })),
  );
  const matches = thousand.flat().slice(0, 1000);
  show('table of 1,000 matches, 23 teams', await costOf(() => ourTable(teamsOf(23), matches)));
  for (const round of [2, 3, 6, 9]) {
    const teams = swissAfter(round - 1, 1000);
    const before = process.cpuUsage().user;
    ourSwissRound(teams);
    show(`round ${round} of a Swiss of 1,000, once`, process.cpuUsage().user - before);
  }
  const events = longMatch(400);
  show('replay of a match of 400 events', await costOf(() => ourReplay(events)));
}

function unplayed({ id, home, away }: TableMatch): TableMatch {
  return { id, home, away, state: 'SCHEDULED' };
}

async function growth(
  name: string,
  of: readonly number[],
  job: (size: number) => () => unknown,
): Promise<void> {
  const points: { size: number; cost: number }[] = [];
  for (const size of of) points.push({ size, cost: await costOf(job(size), 400) });
  console.log(`${name.padEnd(44)} ${growthOf(points).toFixed(2).padStart(9)}   ${of.join(', ')}`);
}

async function growths(): Promise<void> {
  const kinds = { 'create a knock-out': 'SINGLE_ELIM', 'create a double knock-out': 'DOUBLE_ELIM' } as const;
  for (const [name, kind] of Object.entries(kinds))
    await growth(
      `${name}, by teams`,
      [64, 128, 256, 512, 1024],
      (size) => () => ourPhase(kind, teamsOf(size)),
    );
  const pairs = (count: number) => (count * (count - 1)) / 2;
  await growth('create a round robin, by matches', [20, 40, 80, 160].map(pairs), (size) => {
    const teams = teamsOf((1 + Math.sqrt(1 + 8 * size)) / 2);
    return () => ourPhase('ROUND_ROBIN', teams);
  });
  await growth('enter one result of a knock-out, by teams', [64, 128, 256, 512, 1024], (size) => {
    const half = scoresOf('SINGLE_ELIM', size / 2);
    const knockout = ourKnockout(ourPhase('SINGLE_ELIM', teamsOf(size)), half);
    return () => ourEntry(knockout, { home: 1, away: 0 });
  });
  await growth('table, 20 teams, by matches', [190, 380, 760, 1520], (size) => {
    const leg = played(ourPhase('ROUND_ROBIN', teamsOf(20)), scoresOf('ROUND_ROBIN', 190));
    const legs = Array.from({ length: size / 190 }, (_, lap) =>
      leg.map((match) => ({ ...match, id: `${lap}${match.id}` })),
    );
    const matches = legs.flat();
    return () => ourTable(teamsOf(20), matches);
  });
  await growth('replay, by events', [100, 200, 400, 800], (size) => {
    const events = longMatch(size);
    return () => ourReplay(events);
  });
}

const returned = {
  engine:
    'matches with ids, sides, sources, byes and places; all changes that a result makes; tables with their reasons',
  'brackets-manager': 'rows in its store; it sums points, without tie-breaks',
  duel: 'a bracket of numbers, two players and a score for each match, changed in place; no names, no table',
  'tournament-pairings':
    'a list of matches with two names and where the winner goes; a Swiss by points and seats, not by FIDE rules',
  roundrobin: 'rounds of pairs of names',
} as const satisfies Readonly<Record<Side, string>>;

console.log('CPU time of each, and how many times that of the engine the others take\n');
for (const [side, what] of Object.entries(returned)) console.log(`${side} returns ${what}.`);
console.log();
for (const count of sizes)
  for (const kind of ['SINGLE_ELIM', 'DOUBLE_ELIM'] as const) await compareKnockout(kind, count);
for (const count of [20, 64]) await league(count);
for (const count of [64, 256]) await swiss(count);
console.log('\nthe engine alone');
await alone();
console.log(`\n${'grows with the power of its size'.padEnd(widths.job)} ${'exponent'.padStart(9)}   sizes`);
await growths();
