import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftOf, isBarred, playersIn } from './draft.ts';

const player = (id: string) => ({ id, userCode: id, firstName: id, surnames: '', avatarUrl: null });
const candidates = ['a', 'b', 'c'].map((id) => ({
  player: player(id),
  role: 'PLAYER',
  shirt: null,
  position: null,
  suspension: null,
  otherTeamId: null,
  reasons: [],
}));
const draft = draftOf({ lineup: null, candidates }, ({ firstName }) => firstName);

test('a new lineup lists the whole team, but is empty', () => {
  assert.equal(draft.length, 3);
  assert.deepEqual(playersIn(draft), []);
});

test("a player over the age limit is barred; one waiting for a reserved place isn't, and suspensions have their own mark", () => {
  const [own] = candidates;
  assert.ok(own);
  const barred = ['TOO_OLD', 'OVER_AGE_PLACES_USED', 'SUSPENDED'].map((code) => {
    const [player] = draftOf({ lineup: null, candidates: [{ ...own, reasons: [{ code }] }] }, () => '');
    return player !== undefined && isBarred(player);
  });
  assert.deepEqual(barred, [true, false, false]);
});
