import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchDeskCalls, matchManagementCalls, profileCalls } from '@traip/contract';
import { matchDay } from '../../../competition/match/testing/match-day.ts';
import { createLineup } from '../../../testing/fixtures/lineups.ts';
import { openWorld } from '../../../testing/world.ts';

describe('a person’s data export', () => {
  const world = openWorld();

  it('has the matches they played, refereed and recorded, and the resulting suspensions', async () => {
    const { matchId, home, away, club, competition, start, register, takeBack, finish, close } =
      await matchDay(world);
    const { CAPTAIN: player } = home.people;
    const { referee } = club.people;
    const named = { matchId, referees: [{ userId: referee.id }] };
    await world.call(matchManagementCalls.addReferees, { body: named }, club.people.admin);
    await createLineup(world, { ...competition, matchId, teamId: home.id, players: [player.id] });
    await start();
    const own = { teamId: home.id, playerId: player.id };
    await register({ type: 'GOAL', ...own, minute: 3 });
    const { body } = await register({ type: 'GOAL', teamId: away.id, minute: 4 });
    await takeBack(body.event.id);
    await register({ type: 'CARD', kind: 'RED', ...own, minute: 5 });
    await finish();
    const pick = { matchId, playerId: player.id };
    await world.call(matchDeskCalls.setMvp, { body: pick }, referee);
    await close();
    const dataOf = async (token: string) =>
      (await world.call(profileCalls.myData, {}, { token })).body as unknown as Record<
        string,
        Record<string, unknown>[]
      >;
    const played = await dataOf(player.token);
    assert.deepEqual(
      played.lineups?.map(({ matchId: id, place, shirt }) => [id, place, shirt]),
      [[matchId, 'STARTER', 1]],
    );
    assert.deepEqual(
      played.events?.map(({ type, isPlayer, isWriter }) => [type, isPlayer, isWriter]),
      [
        ['GOAL', true, false],
        ['CARD', true, false],
      ],
    );
    assert.deepEqual(
      played.suspensions?.map(({ cause, matches, status }) => [cause, matches, status]),
      [['CARD', 1, 'OPEN']],
    );
    assert.deepEqual([played.refereed, played.bestPlayerOf?.[0]?.matchId], [[], matchId]);
    const refereed = await dataOf(referee.token);
    assert.deepEqual(
      refereed.refereed?.map(({ matchId: id, role }) => [id, role]),
      [[matchId, 'MAIN']],
    );
    assert.deepEqual(
      refereed.events?.map(({ type, isWriter, deletedAt }) => [type, isWriter, deletedAt === null]),
      [
        ['START', true, true],
        ['GOAL', true, true],
        ['GOAL', true, false],
        ['CARD', true, true],
        ['END', true, true],
        ['CLOSE_MATCH', true, true],
      ],
    );
    assert.deepEqual([refereed.lineups, refereed.suspensions], [[], []]);
  });
});
