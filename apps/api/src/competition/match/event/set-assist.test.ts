import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { matchDeskCalls } from '@traip/contract';
import { createPerson } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { type MatchDay, matchDay } from '../testing/match-day.ts';

describe('an assist', () => {
  const world = openWorld();
  const assist = ({ matchId, club }: MatchDay, eventId: string, relatedPlayerId: string | null) =>
    world.call(
      matchDeskCalls.setAssist,
      { body: { matchId, eventId, relatedPlayerId } },
      club.people.referee,
    );

  it('can be added to a goal that already counts, changed and removed', async () => {
    const day = await matchDay(world);
    await day.start();
    const { CAPTAIN: scorer, COACH: passer, OWNER: other } = day.home.people;
    const goal = { type: 'GOAL', teamId: day.home.id, minute: 5, playerId: scorer.id } as const;
    const { id } = (await day.register(goal)).body.event;
    const relatedIn = (events: readonly { id: string; relatedPlayerId: string | null }[]) =>
      events.find((event) => event.id === id)?.relatedPlayerId;
    const first = await assist(day, id, passer.id);
    assert.deepEqual([first.status, relatedIn(first.body.events)], [200, passer.id]);
    assert.deepEqual(first.body.score, { home: 1, away: 0 });
    assert.equal((await assist(day, id, passer.id)).body.version, first.body.version, 'nothing was written');
    assert.equal(relatedIn((await assist(day, id, other.id)).body.events), other.id);
    assert.equal(relatedIn((await assist(day, id, null)).body.events), null);
  });

  it('is refused for a player who can’t have given it, and once the match is closed', async () => {
    const day = await matchDay(world);
    await day.start();
    const { home, away } = day;
    const scorer = home.people.CAPTAIN;
    const goal = { type: 'GOAL', teamId: home.id, minute: 5, playerId: scorer.id } as const;
    const { id } = (await day.register(goal)).body.event;
    const foul = (await day.register({ type: 'FOUL', teamId: home.id, minute: 6 })).body.event;
    const cases = [
      [id, scorer.id, 'ASSIST_BY_SCORER'],
      [id, away.people.CAPTAIN.id, 'PLAYER_NOT_IN_TEAM'],
      [id, (await createPerson(world)).id, 'PLAYER_NOT_IN_TEAM'],
      [foul.id, home.people.COACH.id, 'EVENT_NOT_ALLOWED'],
      [randomUUID(), home.people.COACH.id, 'NOT_FOUND'],
    ] as const;
    for (const [eventId, playerId, code] of cases)
      assert.equal((await assist(day, eventId, playerId)).error?.code, code);
    await day.finish();
    await day.close();
    const late = await assist(day, id, home.people.COACH.id);
    assert.deepEqual([late.status, late.error?.code], [409, 'INVALID_TRANSITION']);
  });
});
