import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordedColumns, standingColumns } from '@traip/contract';
import { isRaced, sportByKey, sportsList } from '@traip/engine';
import { cellOf } from './columns.ts';
import type { RowView } from './types.ts';

const keysOf = (sportKey: string) => {
  const sport = sportByKey(sportKey);
  assert.ok(sport, sportKey);
  return standingColumns(sport).map(({ key }) => key);
};

test('football counts goals and points', () => {
  assert.deepEqual(keysOf('FOOTBALL_11'), ['P', 'W', 'D', 'L', 'F', 'A', 'DIFF', 'PTS']);
});

/** The columns of every variant except races, as an independent list. */
const expected: Readonly<Record<string, string>> = {
  'FOOTBALL_11 FOOTBALL_8 FOOTBALL_7 FUTSAL': 'P W D L F A DIFF PTS',
  BEACH_SOCCER: 'P W OTW OTL L F A DIFF PTS',
  'BASKETBALL_5 BASKETBALL_3X3': 'P W L F A DIFF PCT PTS',
  'TENNIS_SINGLES TENNIS_DOUBLES PADEL_DOUBLES': 'P W L SETS SMALL',
  'TENNIS_TEAM PADEL_TEAM BADMINTON_TEAM PING_PONG_RUBBERS SQUASH_TEAM': 'P W L RUBBERS SETS SMALL PTS',
  'BASEBALL_9 SOFTBALL': 'P W L F A DIFF PCT GB',
  VOLLEYBALL_6: 'P W L BYSETS SETS SETRATIO SMALL SMALLRATIO PTS',
  BEACH_VOLLEYBALL: 'P W L SETS SETRATIO SMALL SMALLRATIO PTS',
  'AMERICAN_FOOTBALL_11 FLAG_FOOTBALL_5': 'P W D L F A DIFF PCT',
  GOLF_MATCH: 'P W D L DIFF PTS',
  'BADMINTON_SINGLES BADMINTON_DOUBLES BADMINTON_MIXED SQUASH_SINGLES': 'P W L SETS SMALL',
  BOXING_BOUT: 'P W D L EARLY CLASS',
  'JUDO KARATE TAEKWONDO FREESTYLE GRECO_ROMAN': 'P W L EARLY F A CLASS',
  HANDBALL_7: 'P W D L F A DIFF PTS',
  BEACH_HANDBALL: 'P W L SETS SMALL PTS',
  'FIELD_HOCKEY INDOOR_HOCKEY ROLLER_HOCKEY': 'P W D L F A DIFF PTS',
  ICE_HOCKEY: 'P W OTW OTL L F A DIFF PTS',
  'PING_PONG_SINGLES PING_PONG_DOUBLES PING_PONG_TEAM': 'P W L SETS SETRATIO SMALL SMALLRATIO PTS',
  RUGBY_15: 'P W D L F A DIFF TRIES BONUS PTS',
  RUGBY_7: 'P W D L F A DIFF PTS',
};

test("every variant has its sport's columns; races have their own pages", () => {
  const walked = Object.entries(expected).flatMap(([variants, columns]) =>
    variants.split(' ').map((variant) => {
      assert.equal(keysOf(variant).join(' '), columns, variant);
      return variant;
    }),
  );
  const played = sportsList.filter(({ key, parentKey }) => parentKey !== null && !isRaced(key));
  assert.deepEqual(walked.toSorted(), played.map(({ key }) => key).toSorted());
});

test("combat sports show outright wins and class points; with judges' decisions, no points", () => {
  assert.deepEqual(keysOf('BOXING_BOUT'), ['P', 'W', 'D', 'L', 'EARLY', 'CLASS']);
  assert.deepEqual(keysOf('JUDO'), ['P', 'W', 'L', 'EARLY', 'F', 'A', 'CLASS']);
});

test('every sport has one main column, and few enough for a phone', () => {
  for (const sport of sportsList) {
    const columns = standingColumns(sport);
    assert.equal(columns.filter(({ isMain }) => isMain).length, 1, sport.key);
    const essential = columns.filter(({ isEssential }) => isEssential);
    assert.ok(essential.length >= 2 && essential.length <= 3, sport.key);
    assert.equal(new Set(columns.map(({ key }) => key)).size, columns.length, sport.key);
  }
});

test('set sports show sets and what was scored in them', () => {
  const sport = sportsList.find(({ scoring }) => scoring === 'SETS');
  assert.ok(sport);
  const keys = standingColumns(sport).map(({ key }) => key);
  assert.ok(keys.includes('SETS') && keys.includes('SMALL') && !keys.includes('DIFF'));
});

test('points in sets are a column only if they were recorded', () => {
  const sport = sportByKey('VOLLEYBALL_6');
  assert.ok(sport);
  const row = { setsWon: 3, setsLost: 1, pointsWon: 0, pointsLost: 0 } as RowView;
  const keysFor = (...rows: RowView[]) => recordedColumns(sport, rows).map(({ key }) => key);
  assert.ok(!keysFor(row, row).includes('SMALL') && keysFor(row).includes('SETS'));
  assert.ok(keysFor(row, { ...row, pointsWon: 95, pointsLost: 80 }).includes('SMALL'));
});

test('ratios have three decimals, and are MAX where nothing was lost', () => {
  const row = {
    setsWon: 9,
    setsLost: 4,
    pointsWon: 300,
    pointsLost: 0,
    wonBySets: [2, 0, 1],
  } as unknown as RowView;
  assert.equal(cellOf('SETRATIO', row, 'es'), '2,25');
  assert.equal(cellOf('SMALLRATIO', row, 'es'), 'MAX');
  assert.equal(cellOf('BYSETS', row, 'es'), '2/0/1');
  assert.equal(cellOf('GB', { gamesBehind: 1.5 } as RowView, 'en'), '1.5');
});

test('rugby shows tries and bonus points', () => {
  const sport = sportsList.find(({ points }) => points.tryBonus !== null);
  assert.ok(sport);
  const keys = standingColumns(sport).map(({ key }) => key);
  assert.ok(keys.includes('TRIES') && keys.includes('BONUS'));
});

test('numbers have a true minus sign, and half a win is half', () => {
  const row = { diff: -3, played: 4, won: 2, drawn: 1 } as RowView;
  assert.equal(cellOf('DIFF', row, 'es'), '−3');
  assert.equal(cellOf('DIFF', { ...row, diff: 3 }, 'en'), '+3');
  assert.equal(cellOf('PCT', row, 'en'), '62.5%');
});
