import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { matchManagementCalls } from '@traip/contract';
import { openWorld } from '../../../testing/world.ts';
import { matchDay } from '../testing/match-day.ts';

describe('a match started and ended offline', () => {
  const world = openWorld();
  const minutesAgo = (minutes: number) => new Date(world.now().getTime() - minutes * 60_000).toISOString();

  it('starts at the time of the device, however often the request is repeated', async () => {
    const { start } = await matchDay(world);
    const kickOff = { clientEventId: randomUUID(), at: minutesAgo(7) };
    const first = await start(undefined, kickOff);
    assert.deepEqual([first.status, first.body.clock.minute], [200, 7]);
    const again = await start(undefined, kickOff);
    assert.deepEqual([again.status, again.body.version], [200, first.body.version]);
    assert.deepEqual(
      again.body.events.map(({ type, clientEventId }) => [type, clientEventId]),
      [['START', kickOff.clientEventId]],
    );
  });

  it('is started only once by two devices: the second is refused, and its events still count', async () => {
    const { start, registerAll, home } = await matchDay(world);
    await start(undefined, { clientEventId: randomUUID(), at: minutesAgo(9) });
    const late = await start(undefined, { clientEventId: randomUUID(), at: minutesAgo(8) });
    assert.deepEqual([late.status, late.error?.code], [409, 'INVALID_TRANSITION']);
    const noted = await registerAll([{ type: 'GOAL', teamId: home.id, minute: 3 }]);
    assert.deepEqual(noted.body.desk.score, { home: 1, away: 0 });
  });

  it('never starts in the future', async () => {
    const { start } = await matchDay(world);
    const { body } = await start(undefined, { clientEventId: randomUUID(), at: minutesAgo(-30) });
    assert.equal(body.startedAt, body.clock.readAt);
  });

  it('ends at the time of the device, once, and not before its last period started', async () => {
    const { start, finish } = await matchDay(world);
    await start(undefined, { clientEventId: randomUUID(), at: minutesAgo(50) });
    const whistle = { clientEventId: randomUUID(), at: minutesAgo(4) };
    const ended = await finish(undefined, whistle);
    assert.deepEqual([ended.body.state, ended.body.clock.minute], ['FINISHED', 46]);
    assert.equal(ended.body.finishedAt, whistle.at);
    const again = await finish(undefined, whistle);
    assert.deepEqual([again.status, again.body.version], [200, ended.body.version]);

    const other = await matchDay(world);
    await other.start(undefined, { clientEventId: randomUUID(), at: minutesAgo(50) });
    const early = await other.finish(undefined, { clientEventId: randomUUID(), at: minutesAgo(90) });
    assert.equal(early.body.clock.minute, 0);
  });

  it('names the invalid field', async () => {
    const { start, finish } = await matchDay(world);
    assert.equal((await start(undefined, { clientEventId: 'x' })).error?.field, 'clientEventId');
    assert.equal((await finish(undefined, { at: 'yesterday' })).error?.field, 'at');
  });
});

describe('the desk of a match', () => {
  const world = openWorld();

  it('names the referees', async () => {
    const { look, club, matchId } = await matchDay(world);
    const { referee } = club.people;
    assert.deepEqual((await look()).body.referees, []);
    const referees = [{ userId: referee.id, role: 'ASSISTANT' as const }];
    const named = await world.call(
      matchManagementCalls.addReferees,
      { body: { matchId, referees } },
      club.people['super-admin'],
    );
    assert.equal(named.status, 200);
    const { body } = await look();
    assert.deepEqual(
      body.referees.map(({ role }) => role),
      ['ASSISTANT'],
    );
    assert.notEqual(body.referees[0]?.name, '');
  });
});
