import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { desk, engine, golden } from './testing/engine.ts';
import { league } from './testing/league.ts';

type Row = Readonly<Record<string, unknown>> & { readonly team: string; readonly rank: number };

const { write } = desk();

function rowsOf(path: string, ...more: readonly string[]): readonly Row[] {
  const { code, out, err } = engine(['standings', path, ...more]);
  assert.equal(code, 0, err);
  return JSON.parse(out);
}

const tableOf = (changes: object, name = 'case.json') =>
  rowsOf(write(name, JSON.stringify({ ...league, ...changes })));
const pointsOf = (rows: readonly Row[]) => Object.fromEntries(rows.map(({ team, pts }) => [team, pts]));

describe('every official table', () => {
  for (const name of readdirSync(golden('standings'))) {
    test(`${name} is printed as it was published`, () => {
      const { expected } = JSON.parse(readFileSync(golden(`standings/${name}`), 'utf8')) as {
        expected: readonly Readonly<Record<string, unknown>>[];
      };
      const rows = rowsOf(golden(`standings/${name}`));
      const printed = expected.map((official) => {
        const { rank, ...row } = rows.find(({ team }) => team === official.team) ?? {};
        return Object.fromEntries(
          Object.keys(official).map((column) => [column, { ...row, pos: rank }[column]]),
        );
      });
      assert.deepEqual(printed, expected);
    });
  }
});

test('a row says why it ranks below the one above: Deportivo, Granada and Eibar by their own matches', () => {
  const eibar = rowsOf(golden('standings/laliga-2014-15.json')).find(({ team }) => team === 'SD Eibar');
  const { reason } = eibar as unknown as { reason: { criterion: string; among: string[]; tried: unknown[] } };
  assert.equal(reason.criterion, 'H2H.POINTS');
  assert.deepEqual(reason.among.toSorted(), ['Deportivo La Coruna', 'Granada CF', 'SD Eibar']);
  assert.equal(reason.tried.length, 1);
});

test('level teams share their rank and the row says what is needed', () => {
  const matches = league.matches.map((match) => ({ ...match, hs: 1, as: 1 }));
  const rows = tableOf({ matches });
  assert.deepEqual(
    rows.map(({ rank, tie }) => [rank, (tie as { needs: string }).needs]),
    [
      [1, 'LOTS'],
      [1, 'LOTS'],
      [1, 'LOTS'],
    ],
  );
});

test('a recorded draw of lots separates them', () => {
  const rules = { ...league.rules, tiebreak: [{ scope: 'ALL', metric: 'LOTS' }] };
  const matches = league.matches.map((match) => ({ ...match, hs: 1, as: 1 }));
  const rows = tableOf({ rules, matches, extra: { lots: ['Wolves', 'Lions', 'Bears'] } });
  assert.deepEqual(
    rows.map(({ team }) => team),
    ['Wolves', 'Lions', 'Bears'],
  );
});

test('a deduction counts from its day on', () => {
  const dated = league.matches.map((match, index) => ({ ...match, date: `2024-01-0${index + 1}` }));
  const adjustments = [{ team: 'Lions', points: -4, effectiveFrom: '2024-01-03' }];
  const path = write('dated.json', JSON.stringify({ ...league, matches: dated, adjustments }));
  assert.equal(pointsOf(rowsOf(path, '--as-of', '2024-01-02')).Lions, 3);
  assert.equal(pointsOf(rowsOf(path)).Lions, 2);
});

test('an awarded match gives the loser the points of a forfeit; one without a score is still to come', () => {
  const rules = { ...league.rules, points: { win: 2, draw: 0, loss: 1, forfeitLoss: 0 } };
  const matches = [
    { home: 'Lions', away: 'Bears', hs: 20, as: 0, status: 'AWARDED' },
    { home: 'Bears', away: 'Wolves', hs: 70, as: 71, status: 'PLAYED' },
    { home: 'Wolves', away: 'Lions', hs: null, as: null },
  ];
  assert.deepEqual(pointsOf(tableOf({ rules, matches })), { Lions: 2, Wolves: 2, Bears: 1 });
});

test('tries give a bonus point, a match without bonus gives none', () => {
  const rules = {
    ...league.rules,
    points: { win: 4, draw: 2, loss: 0 },
    bonus: { triesFor: 4, lossWithin: 7 },
  };
  const matches = [
    { home: 'Lions', away: 'Bears', hs: 30, as: 24, tries: [4, 4] },
    { home: 'Bears', away: 'Wolves', hs: 0, as: 0, noBonus: true, status: 'AWARDED' },
  ];
  assert.deepEqual(pointsOf(tableOf({ rules, matches })), { Lions: 5, Bears: 4, Wolves: 2 });
});

test('a match decided in the last set shares out the points', () => {
  const setPoints = { '2-0': [3, 0], '2-1': [2, 1] };
  const rules = {
    ...league.rules,
    bySets: true,
    setPoints,
    tiebreak: [{ scope: 'ALL', metric: 'SET_RATIO' }],
  };
  const matches = [
    {
      home: 'Lions',
      away: 'Bears',
      hs: 2,
      as: 1,
      sets: [
        [6, 4],
        [3, 6],
        [6, 2],
      ],
    },
    {
      home: 'Bears',
      away: 'Wolves',
      hs: 2,
      as: 0,
      sets: [
        [6, 4],
        [6, 2],
      ],
    },
  ];
  const rows = tableOf({ rules, matches });
  assert.deepEqual(pointsOf(rows), { Bears: 4, Lions: 2, Wolves: 0 });
  assert.deepEqual([rows[0]?.setW, rows[0]?.setL, rows[0]?.ptW], [3, 2, 24]);
});

describe('a withdrawn team', () => {
  const matches = league.matches.slice(0, 2);
  const leaving = (more: object) => tableOf({ matches, withdrawn: [{ team: 'Bears', ...more }] });

  test('ANNUL removes its results for every opponent', () => {
    assert.deepEqual(pointsOf(leaving({ mode: 'ANNUL' })), { Lions: 0, Wolves: 0, Bears: 0 });
  });

  test('KEEP_ONLY keeps what was played, its own points too', () => {
    assert.deepEqual(pointsOf(leaving({ mode: 'KEEP_ONLY' })), { Lions: 3, Wolves: 1, Bears: 1 });
  });

  test('KEEP_AND_AWARD awards its remaining matches to its opponents, by the score in the case', () => {
    const one = tableOf({
      matches: matches.slice(0, 1),
      withdrawn: [
        { team: 'Bears', mode: 'KEEP_AND_AWARD', awardScore: [2, 0], forceLast: true, forcePoints: 0 },
      ],
    });
    assert.deepEqual(pointsOf(one), { Lions: 3, Wolves: 3, Bears: 0 });
    assert.deepEqual(one.map(({ team, F }) => [team, F]).at(-1), ['Bears', 0]);
    assert.equal(one.find(({ team }) => team === 'Wolves')?.F, 2);
  });
});
