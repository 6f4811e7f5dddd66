import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { openWorld } from '../../../testing/world.ts';
import { matchDay } from '../testing/match-day.ts';

describe('events queued while a device was offline', () => {
  const world = openWorld();

  it('arrive in order, each with its own outcome', async () => {
    const { start, registerAll, home, away } = await matchDay(world);
    await start();
    const twice = randomUUID();
    const { body, status } = await registerAll([
      { type: 'GOAL', teamId: home.id, minute: 3, clientEventId: twice },
      { type: 'GOAL', teamId: home.id, minute: 4, kind: 'TRY' },
      { type: 'GOAL', teamId: home.id, minute: 3, clientEventId: twice },
      { type: 'END', period: 1, minute: 45 },
      { type: 'START', period: 2, minute: 45 },
      { type: 'GOAL', teamId: away.id, minute: 50, period: 2 },
    ]);
    assert.equal(status, 200);
    assert.deepEqual(
      body.outcomes.map(({ status, error }) => [status, error?.code]),
      [
        ['REGISTERED', undefined],
        ['REFUSED', 'EVENT_KIND_UNKNOWN'],
        ['KNOWN', undefined],
        ['REGISTERED', undefined],
        ['REGISTERED', undefined],
        ['REGISTERED', undefined],
      ],
    );
    assert.deepEqual([body.desk.score, body.desk.clock.period], [{ home: 1, away: 1 }, 2]);
    assert.deepEqual(
      body.desk.periods.map(({ period, home, away, hasEnded }) => [period, home, away, hasEnded]),
      [
        [1, 1, 0, true],
        [2, 0, 1, false],
      ],
    );
  });

  it('change nothing if all of them were known', async () => {
    const { start, registerAll, home } = await matchDay(world);
    await start();
    const events = [{ type: 'GOAL', teamId: home.id, minute: 3, clientEventId: randomUUID() }] as const;
    const first = await registerAll(events);
    const second = await registerAll(events);
    assert.equal(second.body.outcomes[0]?.eventId, first.body.outcomes[0]?.eventId);
    assert.equal(second.body.desk.version, first.body.desk.version);
  });

  it('keep the real start of a period, but never one in the future', async () => {
    const { start, register, finish } = await matchDay(world);
    await start();
    world.advance(6);
    const past = new Date(world.now().getTime() - 2 * 60_000).toISOString();
    const { body } = await register({ type: 'END', period: 1, minute: 4, at: past });
    assert.equal(body.desk.clock.minute, 4);
    const future = new Date(world.now().getTime() + 3_600_000).toISOString();
    const next = await register({ type: 'START', period: 2, at: future });
    const { is, minute, runningSince, readAt } = next.body.desk.clock;
    assert.deepEqual([is, minute, runningSince], ['RUNNING', 45, readAt]);
    assert.equal((await finish()).body.state, 'FINISHED');
  });
});
