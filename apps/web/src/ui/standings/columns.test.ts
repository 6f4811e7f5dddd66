import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordedColumns, standingColumns } from '@traip/contract';
import { sportByKey, sportsList } from '@traip/engine';
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

test('combat sports tell outright wins and class points; where judges decide, no points', () => {
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

test('sports of sets tell sets and what was scored in them', () => {
  const sport = sportsList.find(({ scoring }) => scoring === 'SETS');
  assert.ok(sport);
  const keys = standingColumns(sport).map(({ key }) => key);
  assert.ok(keys.includes('SETS') && keys.includes('SMALL') && !keys.includes('DIFF'));
});

test('points in sets are a column only where somebody wrote them down', () => {
  const sport = sportByKey('VOLLEYBALL_6');
  assert.ok(sport);
  const row = { setsWon: 3, setsLost: 1, pointsWon: 0, pointsLost: 0 } as RowView;
  const keysFor = (...rows: RowView[]) => recordedColumns(sport, rows).map(({ key }) => key);
  assert.ok(!keysFor(row, row).includes('SMALL') && keysFor(row).includes('SETS'));
  assert.ok(keysFor(row, { ...row, pointsWon: 95, pointsLost: 80 }).includes('SMALL'));
});

test('rugby tells tries and bonus', () => {
  const sport = sportsList.find(({ points }) => points.tryBonus !== null);
  assert.ok(sport);
  const keys = standingColumns(sport).map(({ key }) => key);
  assert.ok(keys.includes('TRIES') && keys.includes('BONUS'));
});

test('numbers are written with a true minus, and half a win is half', () => {
  const row = { diff: -3, played: 4, won: 2, drawn: 1 } as RowView;
  assert.equal(cellOf('DIFF', row, 'es'), '−3');
  assert.equal(cellOf('DIFF', { ...row, diff: 3 }, 'en'), '+3');
  assert.equal(cellOf('PCT', row, 'en'), '62.5%');
});
