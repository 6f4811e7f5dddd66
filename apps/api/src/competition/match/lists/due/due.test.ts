import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dashboardCalls, homeCalls } from '@traip/contract';
import { openWorld } from '../../../../testing/world.ts';
import { matchDay } from '../../testing/match-day.ts';

describe('a match that was never ended', () => {
  const world = openWorld();

  /** Whether the match is overdue, and whether its team still expects it, some minutes after kick-off. */
  async function after(minutes: number, sport: Parameters<typeof matchDay>[1]) {
    const { club, home, matchId } = await matchDay(world, sport);
    const kickOff = new Date(world.now().getTime() - minutes * 60_000);
    await world.store.db.updateTable('matches').set({ kickOff }).where('id', '=', matchId).execute();
    const params = { orgCode: club.code };
    const { admin } = club.people;
    const late = await world.call(dashboardCalls.matches, { params, query: { overdue: 'true' } }, admin);
    const { next } = (await world.call(homeCalls.mine, {}, home.people.OWNER)).body;
    return [late.body.total === 1, next.length === 1];
  }

  const football = { sportKey: 'FOOTBALL', sportVariantKey: 'FOOTBALL_11' } as const;
  const padel = { sportKey: 'PADEL', sportVariantKey: 'PADEL_DOUBLES' } as const;
  const golf = { sportKey: 'GOLF', sportVariantKey: 'GOLF_MATCH' } as const;

  it('is overdue an hour after its usual length, and expected until then', async () => {
    assert.deepEqual(await after(105 + 59, football), [false, true]);
    assert.deepEqual(await after(105 + 61, football), [true, false]);
    assert.deepEqual(await after(90 + 61, padel), [true, false]);
    assert.deepEqual(await after(5 * 60, golf), [false, true], 'a round of golf takes half a day');
  });
});
