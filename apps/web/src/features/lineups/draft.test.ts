import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changed, countIn, type DraftPlayer, draftOf, isBarred, playersIn } from './draft.ts';

const player = (id: string) => ({ id, userCode: id, firstName: id, surnames: '', avatarUrl: null });
const candidates = ['a', 'b', 'c'].map((id) => ({
  player: player(id),
  role: 'PLAYER',
  suspension: null,
  otherTeamId: null,
  reasons: [],
}));
const everybody = draftOf({ lineup: null, candidates }, ({ firstName }) => firstName);
const start: Partial<DraftPlayer> = { place: 'STARTER' };

test('a new lineup has everybody of the team, and nobody in it', () => {
  assert.equal(everybody.length, 3);
  assert.deepEqual(playersIn(everybody), []);
});

test('naming another captain or goalkeeper takes it from the first', () => {
  const both = changed(
    changed(everybody, 'a', { ...start, isCaptain: true, isGoalkeeper: true }),
    'b',
    start,
  );
  const after = changed(both, 'b', { isCaptain: true, isGoalkeeper: true });
  assert.deepEqual(
    playersIn(after).map((item) => [item.playerId, item.isCaptain, item.isGoalkeeper]),
    [
      ['a', false, false],
      ['b', true, true],
    ],
  );
});

test('who goes to the bench is no captain, and who is left out has no part', () => {
  const captain = changed(everybody, 'a', { ...start, isCaptain: true, shirt: '7' });
  assert.equal(playersIn(changed(captain, 'a', { place: 'BENCH' }))[0]?.isCaptain, false);
  assert.deepEqual(playersIn(captain)[0]?.shirt, 7);
  assert.equal(countIn(changed(captain, 'a', { place: null }), 'STARTER'), 0);
});

test('who is too old is barred; who waits for a place of another is not, and suspensions have their own mark', () => {
  const [own] = candidates;
  assert.ok(own);
  const barred = ['TOO_OLD', 'OVER_AGE_PLACES_USED', 'SUSPENDED'].map((code) => {
    const [player] = draftOf({ lineup: null, candidates: [{ ...own, reasons: [{ code }] }] }, () => '');
    return player !== undefined && isBarred(player);
  });
  assert.deepEqual(barred, [true, false, false]);
});
