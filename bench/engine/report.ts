import type { TableMatch } from '@traip/engine/standings';
import { costOf, costsOf, growthOf } from './measure.ts';
import {
  longMatch,
  ourChange,
  ourLedger,
  ourPhase,
  ourPlays,
  ourRanking,
  ourReplay,
  ourTable,
  played,
  teamsOf,
} from './ours.ts';
import { type Kind, rivalChange, rivalPlays, rivalStage, rivalTable, type Score } from './rival.ts';

/** The engine beside brackets-manager on the jobs that both do, then on its own; CPU time, one run. */
const sizes = [64, 256, 1024];

function show(job: string, ours: number, rival?: number): void {
  const both = rival === undefined ? '' : ` ${micro(rival)} ${`${(rival / ours).toFixed(1)}×`.padStart(8)}`;
  console.log(`${job.padEnd(44)} ${micro(ours)}${both}`);
}

function micro(cost: number): string {
  return `${cost < 100 ? cost.toFixed(1) : cost.toFixed(0)} µs`.padStart(12);
}

/** Scores in which the first side wins, or in a league a bit of everything. */
function scoresOf(kind: Kind, count: number): readonly Score[] {
  return Array.from({ length: count }, (_, index) =>
    kind === 'ROUND_ROBIN' ? { home: (index * index) % 4, away: (7 * index) % 3 } : { home: 1, away: 0 },
  );
}

async function knockOut(kind: 'SINGLE_ELIM' | 'DOUBLE_ELIM', count: number): Promise<void> {
  const teams = teamsOf(count);
  const phase = ourPhase(kind, teams);
  const scores = scoresOf(kind, kind === 'SINGLE_ELIM' ? count - 1 : 2 * count - 2);
  const name = kind === 'SINGLE_ELIM' ? 'knock-out' : 'double knock-out';
  const creating = [() => ourPhase(kind, teams), () => rivalStage(kind, teams)];
  const [ours = 0, made = 0] = await costsOf(creating);
  show(`create a ${name} of ${count}`, ours, made);
  // A played stage cannot be played again: its making is measured with it and taken off.
  const playing = [
    () => ourPlays(phase, scores),
    async () => rivalPlays(await rivalStage(kind, teams), scores),
  ];
  const [entered = 0, both = 0] = await costsOf(playing, 1000);
  show(`enter its ${scores.length} results`, entered, both - made);
}

async function league(count: number): Promise<void> {
  const kind = 'ROUND_ROBIN';
  const teams = teamsOf(count);
  const phase = ourPhase(kind, teams);
  const scores = scoresOf(kind, (count * (count - 1)) / 2);
  const creating = [() => ourPhase(kind, teams), () => rivalStage(kind, teams)];
  const [ours = 0, made = 0] = await costsOf(creating);
  show(`create a round robin of ${count}`, ours, made);
  const matches = played(phase, scores);
  // As with the knock-outs: what is filled with results is made anew each time, and its making taken off.
  const filling = [
    () => ourLedger(teams),
    () => ourRanking(ourLedger(teams), matches),
    async () => {
      const stage = await rivalStage(kind, teams);
      await rivalPlays(stage, scores);
      await rivalTable(stage);
    },
  ];
  const [opened = 0, filled = 0, both = 0] = await costsOf(filling, 1000);
  show(`enter its ${matches.length} results, then the table`, filled - opened, both - made);
  await changes(teams, matches, scores);
}

/** Every time a result is changed first, so that nobody can answer with the table of the last time. */
async function changes(
  teams: readonly string[],
  matches: readonly TableMatch[],
  scores: readonly Score[],
): Promise<void> {
  const stage = await rivalStage('ROUND_ROBIN', teams);
  await rivalPlays(stage, scores);
  const ledger = ourLedger(teams);
  ourRanking(ledger, matches);
  const turned = [...scores.map(({ home, away }) => ({ home: away, away: home })), ...scores];
  const others = turned.map((score, index) => ({ ...at(matches, index), score }));
  let [ourTurn, rivalTurn] = [0, 0];
  const changing = [
    () => ourRanking(ledger, [at(others, ourTurn++)]),
    async () => {
      await rivalChange(stage, rivalTurn % scores.length, at(turned, rivalTurn));
      rivalTurn += 1;
      await rivalTable(stage);
    },
  ];
  const [ours = 0, rival = 0] = await costsOf(changing);
  show('change one result, then the table', ours, rival);
}

function at<T>(items: readonly T[], turn: number): T {
  return items[turn % items.length] as T;
}

async function alone(): Promise<void> {
  const season = played(ourPhase('ROUND_ROBIN', teamsOf(20), 2), scoresOf('ROUND_ROBIN', 380));
  const table = ourTable(teamsOf(20), season);
  show('table of a season, 20 teams, 380 matches', await costOf(() => ourTable(teamsOf(20), season)));
  const other = season.map((match) => ({ ...match, score: { home: 5, away: 0 } }));
  let turn = 0;
  const change = () => ourChange(table, at(other, turn++));
  show('the same after one changed result', await costOf(change));
  const long = played(ourPhase('ROUND_ROBIN', teamsOf(23), 2), scoresOf('ROUND_ROBIN', 506));
  const thousand = Array.from({ length: 2 }, (_, lap) =>
    long.map((match) => ({ ...match, id: `${lap}${match.id}` })),
  );
  const matches = thousand.flat().slice(0, 1000);
  show('table of 1,000 matches, 23 teams', await costOf(() => ourTable(teamsOf(23), matches)));
  const events = longMatch(400);
  show('replay of a match of 400 events', await costOf(() => ourReplay(events)));
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
  await growth('enter all results of a knock-out, by teams', [64, 128, 256, 512, 1024], (size) => {
    const phase = ourPhase('SINGLE_ELIM', teamsOf(size));
    const scores = scoresOf('SINGLE_ELIM', size - 1);
    return () => ourPlays(phase, scores);
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
