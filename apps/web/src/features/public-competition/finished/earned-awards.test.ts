import assert from 'node:assert/strict';
import { test } from 'node:test';
import { earnedAwards } from './earned-awards.ts';

const [ribera, puerto, soto] = ['Ribera', 'Puerto', 'Soto'].map((name) => ({ id: name, name })) as [
  { id: string; name: string },
  { id: string; name: string },
  { id: string; name: string },
];

const row = (team: typeof ribera, scored: number, against: number) => ({ team, for: scored, against });
const season = {
  awards: [
    { kind: 'CHAMPION', team: ribera },
    { kind: 'BEST_DEFENCE', team: puerto },
    { kind: 'BEST_ATTACK', team: ribera },
    { kind: 'FAIR_PLAY', team: soto },
  ],
  rows: [row(ribera, 36, 17), row(puerto, 31, 15), row(soto, 20, 30)],
  scorers: [
    { rank: 1, value: 13 },
    { rank: 2, value: 11 },
  ],
  longestRun: { wins: 7, teams: [ribera] },
  cards: [
    { teamId: 'Ribera', yellow: 9, red: 1 },
    { teamId: 'Soto', yellow: 6, red: 0 },
  ],
};

test("awards have a fixed order and a figure each, and the champion isn't among them", () => {
  const awards = earnedAwards(season).map((award) => [
    award.kind,
    'count' in award ? award.count : award.yellow,
  ]);
  assert.deepEqual(awards, [
    ['TOP_SCORER', 13],
    ['BEST_ATTACK', 36],
    ['BEST_DEFENCE', 15],
    ['LONGEST_RUN', 7],
    ['FAIR_PLAY', 6],
  ]);
});

test('two can share an award, but not three', () => {
  const attack = (...teams: (typeof ribera)[]) =>
    earnedAwards({ ...season, awards: teams.map((team) => ({ kind: 'BEST_ATTACK', team })) }).filter(
      ({ kind }) => kind === 'BEST_ATTACK',
    );
  const [shared] = attack(ribera, puerto);
  assert.ok(shared && 'teams' in shared);
  assert.deepEqual(shared.teams, [ribera, puerto]);
  assert.deepEqual(attack(ribera, puerto, soto), []);
});

test('two wins in a row are no run, and without any cards there is no fair play award', () => {
  const short = earnedAwards({ ...season, longestRun: { wins: 2, teams: [ribera] } });
  assert.ok(short.every(({ kind }) => kind !== 'LONGEST_RUN'));
  const clean = season.cards.map((card) => ({ ...card, yellow: 0, red: 0 }));
  assert.ok(earnedAwards({ ...season, cards: clean }).every(({ kind }) => kind !== 'FAIR_PLAY'));
});
