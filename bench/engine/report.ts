import type { TableMatch } from '@traip/engine/standings';
import { type Job, matchesIn, scoresOf } from './jobs.ts';
import { costOf, growthOf } from './measure.ts';
import {
  longMatch,
  ourEntry,
  ourKnockout,
  ourOutlook,
  ourPhase,
  ourReplay,
  ourTable,
  played,
  teamsOf,
} from './ours.ts';
import type { Kind } from './rival.ts';
import { costsOf } from './side-by-side.ts';

/** The engine beside brackets-manager on the jobs that both do, then on its own; CPU time, one run. */
const sizes = [64, 256, 1024];

function show(job: string, ours: number, rival?: number): void {
  const both = rival === undefined ? '' : ` ${micro(rival)} ${`${(rival / ours).toFixed(1)}×`.padStart(8)}`;
  console.log(`${job.padEnd(44)} ${micro(ours)}${both}`);
}

function micro(cost: number): string {
  return `${cost < 100 ? cost.toFixed(1) : cost.toFixed(0)} µs`.padStart(12);
}

/** What ours and the rival's take for one job. */
async function both(kind: Kind, count: number, does: Job['does'], milliseconds?: number) {
  const sides = (['ours', 'rival'] as const).map((side): Job => ({ side, does, kind, count }));
  const [ours = 0, rival = 0] = await costsOf(sides, milliseconds);
  return { ours, rival };
}

async function knockOut(kind: 'SINGLE_ELIM' | 'DOUBLE_ELIM', count: number): Promise<void> {
  const name = kind === 'SINGLE_ELIM' ? 'knock-out' : 'double knock-out';
  const made = await both(kind, count, 'create');
  show(`create a ${name} of ${count}`, made.ours, made.rival);
  const entered = await both(kind, count, 'enter');
  show('enter one result when half are played', entered.ours, entered.rival);
}

async function league(count: number): Promise<void> {
  const kind = 'ROUND_ROBIN';
  const made = await both(kind, count, 'create');
  show(`create a round robin of ${count}`, made.ours, made.rival);
  // A stage with results cannot be filled again: the rival makes one each time, and its making is taken off.
  const filled = await both(kind, count, 'fill', 1000);
  const results = `enter its ${matchesIn(kind, count)} results, then the table`;
  show(results, filled.ours, filled.rival - made.rival);
  const changed = await both(kind, count, 'change');
  show('change one result, then the table', changed.ours, changed.rival);
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

console.log(
  `${'job'.padEnd(44)} ${'engine'.padStart(12)} ${'brackets-mgr'.padStart(12)} ${'ratio'.padStart(8)}`,
);
for (const count of sizes)
  for (const kind of ['SINGLE_ELIM', 'DOUBLE_ELIM'] as const) await knockOut(kind, count);
for (const count of [20, 64]) await league(count);
console.log('\nthe engine alone');
await alone();
console.log(`\n${'grows with the power of its size'.padEnd(44)} ${'exponent'.padStart(9)}   sizes`);
await growths();
