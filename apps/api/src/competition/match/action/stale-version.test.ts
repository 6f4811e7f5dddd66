import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Call, type CallInput, matchDeskCalls, matchManagementCalls } from '@traip/contract';
import { openWorld } from '../../../testing/world.ts';
import { matchDay } from '../testing/match-day.ts';

/** Every call that can carry the version of the match that its caller has seen. */
function callsWith(matchId: string, version: number): Record<string, readonly [Call, unknown]> {
  const params = { id: matchId };
  const match = { matchId, version };
  const moved = { params, body: { version } };
  const explained = { params, body: { version, reason: 'Así fue' } };
  return {
    update: [matchManagementCalls.update, { body: { id: matchId, version, round: 2 } }],
    schedule: [matchManagementCalls.schedule, { body: { ...match, kickOff: '2030-02-02T10:00:00.000Z' } }],
    addReferees: [matchManagementCalls.addReferees, { body: { ...match, referees: [] } }],
    setStream: [matchManagementCalls.setStream, { body: { ...match, url: null } }],
    addKnockoutParticipants: [matchManagementCalls.addKnockoutParticipants, { body: match }],
    start: [matchDeskCalls.start, moved],
    finish: [matchDeskCalls.finish, moved],
    close: [matchDeskCalls.close, moved],
    reopen: [matchDeskCalls.reopen, explained],
    cancel: [matchDeskCalls.cancel, explained],
    addManualResult: [matchDeskCalls.addManualResult, { body: { ...match, score: { home: 1, away: 0 } } }],
  };
}

describe('a match that has changed since its caller saw it', () => {
  const world = openWorld();

  async function changedMatch() {
    const { matchId, club, look } = await matchDay(world);
    const { admin } = club.people;
    const seen = (await look()).body.version;
    const stream = { matchId, url: 'https://example.com/directo', version: seen };
    assert.equal((await world.call(matchManagementCalls.setStream, { body: stream }, admin)).status, 200);
    const { version: current, state } = (await look()).body;
    assert.ok(current > seen);
    return { matchId, admin, look, seen, current, state };
  }

  it('refuses every call with the older version, and doesn’t change', async () => {
    const { matchId, admin, look, seen, current, state } = await changedMatch();
    for (const [name, [call, input]] of Object.entries(callsWith(matchId, seen))) {
      const { status, error } = await world.call(call, input as CallInput<Call>, admin);
      assert.deepEqual([name, status, error?.code], [name, 409, 'STALE_VERSION']);
    }
    const { body } = await look();
    assert.deepEqual([body.version, body.state], [current, state]);
  });

  it('accepts the same call with the current version', async () => {
    const { matchId, admin, current } = await changedMatch();
    const input = { params: { id: matchId }, body: { version: current } };
    assert.equal((await world.call(matchDeskCalls.start, input, admin)).status, 200);
  });
});
