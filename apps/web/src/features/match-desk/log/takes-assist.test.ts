import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takesAssist } from './takes-assist.ts';

test('a goal from play has an assist; a penalty, a foul or a point in volleyball has none', () => {
  const goal = { type: 'GOAL', kind: 'GOAL', period: 1 } as const;
  assert.equal(takesAssist(goal, 'FOOTBALL'), true);
  assert.equal(takesAssist({ ...goal, kind: 'THREE' }, 'BASKETBALL'), true);
  assert.equal(takesAssist({ ...goal, kind: 'PENALTY' }, 'FOOTBALL'), false);
  assert.equal(takesAssist({ ...goal, kind: 'FREE_THROW' }, 'BASKETBALL'), false);
  assert.equal(takesAssist({ ...goal, period: 'SO' }, 'FOOTBALL'), false);
  assert.equal(takesAssist({ ...goal, type: 'FOUL' }, 'FOOTBALL'), false);
  assert.equal(takesAssist({ ...goal, kind: 'POINT' }, 'VOLLEYBALL'), false);
});
