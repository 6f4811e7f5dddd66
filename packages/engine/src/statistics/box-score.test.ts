import assert from 'node:assert/strict';
import { it } from 'node:test';
import { bears, lions, openDesk, rulesOf } from '../match/testing/desk.ts';
import { boxScoreOf } from './box-score.ts';
import { statisticsOf } from './sport-statistics.ts';

const { goal, foul, stat } = openDesk();

it('the box score of basketball has each player’s points by period, and their other figures', () => {
  const rules = rulesOf('BASKETBALL_5');
  const ana = { playerId: 'ana' };
  const events = [
    goal(lions, { ...ana, kind: 'THREE', relatedPlayerId: 'eva' }),
    goal(lions, { ...ana, kind: 'FREE_THROW', period: 2 }),
    goal(lions, { ...ana, kind: 'FIELD_GOAL', period: 2 }),
    stat(lions, 'REBOUND', { playerId: 'eva' }),
    foul(bears, { playerId: 'sol', kind: 'PERSONAL' }),
    goal(bears, { kind: 'FIELD_GOAL' }),
  ];
  const lines = boxScoreOf(events, rules, statisticsOf('BASKETBALL_5')?.box ?? []);
  assert.deepEqual(
    lines.map(({ playerId, values }) => [playerId, values]),
    [
      ['ana', { goals: 6, fieldGoals: 1, threes: 1, freeThrows: 1 }],
      ['eva', { assists: 1, rebounds: 1 }],
      ['sol', { fouls: 1 }],
      [null, { goals: 2, fieldGoals: 1 }],
    ],
  );
  assert.deepEqual(lines[0]?.byPeriod, [
    { period: 1, value: 3 },
    { period: 2, value: 3 },
  ]);
});
