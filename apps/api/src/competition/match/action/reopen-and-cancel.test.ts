import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openWorld } from '../../../testing/world.ts';
import { matchDay } from '../testing/match-day.ts';

describe('a match', () => {
  const world = openWorld();

  it('goes back one step at a time, with a reason, and only admins reopen a closed one', async () => {
    const { start, finish, close, reopen, club } = await matchDay(world);
    const { referee, admin } = club.people;
    await start();
    await finish();
    assert.equal((await reopen(referee, {})).error?.code, 'REASON_REQUIRED');
    assert.equal((await reopen(referee, { reason: 'Falta un gol' })).body.state, 'IN_PROGRESS');
    const again = await finish();
    assert.deepEqual([again.body.state, again.body.clock.is], ['FINISHED', 'OVER']);
    await close();
    assert.equal((await reopen(referee, { reason: 'Error' })).error?.code, 'FORBIDDEN');
    const { body } = await reopen(admin, { reason: 'Error' });
    assert.deepEqual([body.state, body.closedAt], ['FINISHED', null]);
  });

  it('ended by mistake resumes its clock on request', async () => {
    for (const [resume, clock] of [
      [false, 'BREAK'],
      [true, 'RUNNING'],
    ] as const) {
      const { start, finish, reopen, club } = await matchDay(world);
      await start();
      world.advance(3);
      await finish();
      world.advance(2);
      const { body } = await reopen(club.people.referee, { reason: 'Se pulsó sin querer', resume });
      assert.deepEqual([body.clock.is, body.clock.minute], [clock, resume ? 5 : 3]);
    }
  });

  it('is cancelled with a reason; a referee can only abandon a live one', async () => {
    const { cancel, start, club, register, home, reopen, look } = await matchDay(world);
    const { referee, admin } = club.people;
    assert.equal((await cancel(referee, { reason: 'Lluvia' })).error?.code, 'FORBIDDEN');
    assert.equal((await cancel(admin, {})).error?.code, 'REASON_REQUIRED');
    await start();
    await register({ type: 'GOAL', teamId: home.id, minute: 3 });
    const { body } = await cancel(referee, { reason: 'Lluvia' });
    assert.deepEqual([body.state, body.score], ['CANCELLED', { home: 1, away: 0 }]);
    const revived = await reopen(admin, { reason: 'Se juega el martes' });
    assert.deepEqual([revived.body.state, revived.body.score], ['SCHEDULED', null]);
    assert.equal((await start()).status, 200, 'it is played anew');
    assert.deepEqual((await look()).body.score, { home: 0, away: 0 });
  });

  it('that couldn’t be played awards the points of a draw if so decided', async () => {
    const { cancel, club } = await matchDay(world);
    const { body } = await cancel(club.people.admin, { reason: 'Tifón', outcome: 'DRAW_AWARDED' });
    assert.deepEqual(
      [body.state, body.result?.outcome, body.score],
      ['CANCELLED', 'DRAW_AWARDED', { home: 0, away: 0 }],
    );
  });
});
