import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftOf, playersIn } from '../draft/draft.ts';
import {
  callUp,
  moveToBench,
  nameCaptain,
  nameSpareKeeper,
  repeat,
  swap,
  takeAllOut,
  takeOut,
  wear,
} from './changes.ts';

const rules = { onField: 2, bench: 2, goalkeeper: true, captain: true };
const candidates = ['a', 'b', 'c', 'd'].map((id) => ({
  player: { id, userCode: id, firstName: id, surnames: '', avatarUrl: null },
  role: 'PLAYER',
  shirt: id === 'a' ? 1 : null,
  position: null,
  suspension: null,
  otherTeamId: null,
  reasons: [],
}));
const emptyDraft = draftOf({ lineup: null, candidates }, ({ firstName }) => firstName);
const three = ['a', 'b', 'c'].reduce((draft, id) => callUp(draft, id, rules), emptyDraft);
const describePlayers = (draft: typeof emptyDraft) =>
  playersIn(draft).map(({ playerId, place, isGoalkeeper, isCaptain, shirt }) =>
    [playerId, place, isGoalkeeper ? 'GK' : '', isCaptain ? 'C' : '', shirt ?? ''].filter(Boolean).join(' '),
  );

test('one tap each fills the field, the goal first, then the bench; numbers come from the squad', () => {
  assert.deepEqual(describePlayers(three), ['a STARTER GK 1', 'b STARTER', 'c BENCH']);
});

test('players who swap places also swap their roles, and keep their numbers', () => {
  const captained = nameCaptain(three, 'b');
  assert.deepEqual(describePlayers(swap(captained, 'a', 'b', rules)), [
    'b STARTER GK C',
    'a STARTER 1',
    'c BENCH',
  ]);
  assert.deepEqual(describePlayers(swap(captained, 'b', 'c', rules)), [
    'a STARTER GK 1',
    'c STARTER',
    'b BENCH',
  ]);
  assert.deepEqual(describePlayers(swap(captained, 'b', 'd', rules)), [
    'a STARTER GK 1',
    'd STARTER',
    'c BENCH',
  ]);
});

test('moving a player to the bench or out frees a spot for the next one', () => {
  assert.deepEqual(describePlayers(callUp(takeOut(three, 'a', rules), 'd', rules)), [
    'd STARTER GK',
    'b STARTER',
    'c BENCH',
  ]);
  assert.deepEqual(describePlayers(moveToBench(three, 'a', rules)), ['b STARTER', 'a BENCH GK 1', 'c BENCH']);
  assert.deepEqual(describePlayers(takeAllOut(three, rules)), []);
});

test('there is one captain, a second goalkeeper only on the bench, and numbers contain only digits', () => {
  const named = nameCaptain(nameCaptain(three, 'a'), 'b');
  assert.deepEqual(describePlayers(nameSpareKeeper(named, 'c')), [
    'a STARTER GK 1',
    'b STARTER C',
    'c BENCH GK',
  ]);
  assert.equal(describePlayers(wear(three, 'b', '1x0'))[1], 'b STARTER 10');
});

test("the last lineup is repeated in order, without players who aren't eligible now", () => {
  const players = playersIn(nameCaptain(wear(three, 'b', '9'), 'b'));
  const all = repeat(emptyDraft, { formation: null, players }, () => false);
  assert.deepEqual(describePlayers(all), ['a STARTER GK 1', 'b STARTER C 9', 'c BENCH']);
  const without = repeat(emptyDraft, { formation: null, players }, ({ playerId }) => playerId === 'b');
  assert.deepEqual(describePlayers(without), ['a STARTER GK 1', 'c BENCH']);
});
