import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Start, type TableKind, type TableRules, tabulate } from './index.ts';

const rules: TableRules = {
  points: [10, 6, 4, 1],
  pointsBy: 'ALL',
  best: null,
  minStarts: 0,
  countback: true,
  lastRace: false,
  deadHeat: 'SHARE',
  keepsDisqualified: false,
  bonus: [],
  bornFrom: null,
  score: null,
  count: 7,
  tiebreak: 'NEXT',
  sumTimes: false,
  gender: null,
};

const start = (raceId: string, who: string, more: Partial<Start>): Start => ({
  raceId,
  who,
  mark: null,
  status: null,
  place: null,
  genderPlace: null,
  categoryPlace: null,
  gender: 'MALE',
  band: null,
  birthYear: null,
  club: null,
  bonus: 0,
  penalty: 0,
  sprintPoints: 0,
  climbPoints: 0,
  ...more,
});

const racesOf = (starts: readonly Start[]) =>
  [...new Set(starts.map(({ raceId }) => raceId))].map((id) => ({ id, isTimeTrial: id.startsWith('TT') }));

const table = (kind: TableKind, starts: readonly Start[], change: Partial<TableRules> = {}) => {
  const rows = tabulate(kind, { ...rules, ...change }, racesOf(starts), starts);
  assert.ok(!('breach' in rows));
  return rows;
};

/** Each row’s place, name and total. */
const standing = (...input: Parameters<typeof table>) =>
  table(...input).map(({ id, place, total }) => [id, place, total]);

describe('a series', () => {
  const season = [
    ...['Ana', 'Bea', 'Carla'].map((personId, at) => start('1', personId, { place: at + 1 })),
    ...['Bea', 'Carla', 'Ana'].map((personId, at) => start('2', personId, { place: at + 1 })),
    ...['Bea', 'Carla'].map((personId, at) => start('3', personId, { place: at + 1 })),
    start('3', 'Ana', { status: 'DSQ' }),
  ];

  it('adds the best results, and shows which are dropped', () => {
    const rows = table('SERIES', season, { best: 2 });
    assert.deepEqual(
      rows.map(({ id, place, total }) => [id, place, total]),
      [
        ['Bea', 1, 20],
        ['Ana', 2, 14],
        ['Carla', 3, 12],
      ],
    );
    const [bea] = rows;
    assert.deepEqual(
      bea?.cells.map((cell) => cell && [cell.value, cell.place, cell.counts]),
      [
        [6, 2, false],
        [10, 1, true],
        [10, 1, true],
      ],
    );
  });

  it('keeps a disqualification if the rules say so', () => {
    const ana = (keepsDisqualified: boolean) =>
      table('SERIES', season, { best: 2, keepsDisqualified }).find(({ id }) => id === 'Ana')?.total;
    assert.deepEqual([ana(false), ana(true)], [14, 10]);
  });

  it('gives no place to participants with too few starts', () => {
    const late = [...season, start('3', 'Dora', { place: 3 })];
    const dora = table('SERIES', late, { minStarts: 2 }).at(-1);
    assert.deepEqual([dora?.id, dora?.place, dora?.total], ['Dora', null, 4]);
  });

  it('by gender gives the first woman a winner’s points, and averages only among tied women', () => {
    const mixed = [
      start('1', 'Luis', { place: 1, genderPlace: 1 }),
      start('1', 'Juan', { place: 2, genderPlace: 2 }),
      start('1', 'Ana', { place: 3, genderPlace: 1, gender: 'FEMALE' }),
      start('1', 'Eva', { place: 3, genderPlace: 1, gender: 'FEMALE' }),
    ];
    const rows = table('SERIES', mixed, { pointsBy: 'GENDER', deadHeat: 'MEAN' });
    assert.deepEqual(
      rows.map(({ id, place, genderPlace, total }) => [id, place, genderPlace, total]),
      [
        ['Ana', null, 1, 8],
        ['Eva', null, 1, 8],
        ['Luis', null, 1, 10],
        ['Juan', null, 2, 6],
      ],
    );
  });

  it('law: groups keep the overall order, and counting cells add up to the total', () => {
    const orders = fc.array(fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f'], { minLength: 1 }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 6 }), (all, best) => {
        const starts = all.flatMap((order, race) =>
          order.map((personId, at) =>
            start(`${race}`, personId, { place: at + 1, gender: personId < 'd' ? 'FEMALE' : 'MALE' }),
          ),
        );
        const rows = table('SERIES', starts, { best });
        for (const gender of ['FEMALE', 'MALE']) {
          const places = rows
            .filter((row) => row.gender === gender)
            .map(({ genderPlace }) => genderPlace ?? 0);
          assert.deepEqual(
            places,
            places.toSorted((a, b) => a - b),
          );
        }
        for (const { cells, total } of rows)
          assert.equal(
            cells.reduce((sum, cell) => sum + (cell?.counts ? (cell.value ?? 0) : 0), 0),
            total,
          );
      }),
    );
  });
});

describe('a stage race', () => {
  const seconds = (value: number) => value * 1000;
  const stages = [
    start('1', 'Ana', { place: 1, mark: seconds(3600), birthYear: 1990, club: 'Ribera', sprintPoints: 4 }),
    start('1', 'Bea', { place: 2, mark: seconds(3600), birthYear: 2004, club: 'RIBERA', climbPoints: 5 }),
    start('1', 'Carla', { place: 3, mark: seconds(3612), birthYear: 2005, club: 'Norte' }),
    start('1', 'Dora', { place: 4, mark: seconds(3700), birthYear: 1999, club: 'Norte', climbPoints: 9 }),
    start('TT', 'Bea', { place: 1, mark: seconds(600) + 120, birthYear: 2004, club: 'Ribera' }),
    start('TT', 'Ana', { place: 2, mark: seconds(604) + 990, birthYear: 1990, club: 'Ribera', penalty: 10 }),
    start('TT', 'Carla', { place: 3, mark: seconds(610), birthYear: 2005, club: 'Norte' }),
    start('TT', 'Dora', { status: 'OTL', mark: seconds(900), birthYear: 1999, club: 'Norte' }),
  ];

  it('is won on time, minus bonuses on the road, plus penalties; riders who are out have no place', () => {
    assert.deepEqual(standing('GENERAL', stages, { bonus: [10, 6, 4] }), [
      ['Bea', 1, seconds(4194)],
      ['Ana', 2, seconds(4204)],
      ['Carla', 3, seconds(4218)],
      ['Dora', null, null],
    ]);
    assert.equal(table('GENERAL', stages).at(-1)?.status, 'OTL');
  });

  it('has a youth table in the order of the general one', () => {
    assert.deepEqual(
      standing('GENERAL', stages, { bornFrom: 2002 }).map(([id, place]) => [id, place]),
      [
        ['Bea', 1],
        ['Carla', 2],
      ],
    );
  });

  it('has points at finishes, sprints and climbs for riders still in the race', () => {
    assert.deepEqual(standing('POINTS', stages), [
      ['Ana', 1, 20],
      ['Bea', 2, 16],
      ['Carla', 3, 8],
    ]);
    assert.deepEqual(standing('MOUNTAINS', stages), [['Bea', 1, 5]]);
  });

  it('has teams by their best in each stage, however a club is spelled', () => {
    assert.deepEqual(standing('STAGE_TEAMS', stages, { score: 2 }), [
      ['ribera', 1, seconds(7200 + 1204)],
      ['norte', null, null],
    ]);
  });
});

describe('clubs', () => {
  const clubs = ['A', 'B', 'B', 'A', 'A', 'B', null];
  const run = clubs.map((club, at) => start('1', `${at}`, { place: at + 1, club, mark: 1000 * (at + 1) }));

  it('score with their first runners; level clubs are separated by the next runner', () => {
    const rows = table('TEAMS', run, { score: 2, count: 3 });
    assert.deepEqual(
      rows.map(({ id, place, total, cells }) => [id, place, total, cells.map((cell) => cell?.value)]),
      [
        ['a', 1, 5, [1, 4, 5]],
        ['b', 2, 5, [2, 3, 6]],
      ],
    );
    assert.deepEqual(
      rows[0]?.cells.map((cell) => cell?.counts),
      [true, true, false],
    );
  });

  it('always score with the number of scorers, even if fewer are set to count', () => {
    assert.deepEqual(standing('TEAMS', run, { score: 3, count: 2 }), [
      ['a', 1, 10],
      ['b', 2, 11],
    ]);
  });

  it('can add times, and one with too few runners has no place', () => {
    const short = [...run, start('1', '7', { place: 8, club: 'C', mark: 9000 })];
    assert.deepEqual(standing('TEAMS', short, { score: 2, count: 2, sumTimes: true }), [
      ['a', 1, 5000],
      ['b', 1, 5000],
      ['c', null, null],
    ]);
  });

  it('collect the points of a set number of members in each race', () => {
    assert.deepEqual(standing('CLUBS', run, { score: 1 }), [
      ['a', 1, 10],
      ['b', 2, 6],
    ]);
    assert.deepEqual(standing('CLUBS', run), [
      ['a', 1, 11],
      ['b', 2, 10],
    ]);
  });
});
