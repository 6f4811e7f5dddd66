import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { standingCalls } from '@traip/contract';
import { openWorld } from '../../testing/world.ts';
import { tournamentOf } from '../progression/testing/tournament.ts';

describe('the story of a season', () => {
  const world = openWorld();

  const get = (id: string) => world.call(standingCalls.story, { params: { id } });

  type League = Awaited<ReturnType<typeof tournamentOf>>;

  /** The second seed wins every match but its first one. */
  async function play(league: League) {
    await league.process(0);
    await league.move(0, 'IN_PROGRESS');
    const [, winner] = league.teams;
    for (const { id, round, homeTeamId, awayTeamId } of await league.matches(0)) {
      const isHome = homeTeamId === winner;
      if (isHome || awayTeamId === winner)
        // More goals each time, so that no other teams stay tied.
        await league.write(id, isHome === round > 1 ? [round, 0] : [0, round]);
      else await league.write(id, [1, 1]);
    }
    await league.move(0, 'FINISHED');
    await league.move(null, 'FINISHED');
  }

  it('shows the champion’s rank after each round, with its result', async () => {
    const league = await tournamentOf(world, 4, [{ algorithm: 'ROUND_ROBIN' }]);
    await play(league);
    const { body } = await get(league.competitionId);
    assert.equal(body.champion?.id, league.teams[1]);
    assert.deepEqual(
      body.rounds.map(({ round, rank, points, result }) => [round, rank, points, result]),
      [
        [1, 4, 0, 'L'],
        [2, 2, 3, 'W'],
        [3, 1, 6, 'W'],
      ],
    );
    assert.ok(body.rounds.every(({ matchId }) => matchId !== null));
    assert.deepEqual(
      [body.longestRun?.wins, body.longestRun?.teams.map(({ id }) => id)],
      [2, [league.teams[1]]],
    );
    assert.equal(body.cards.length, 4);
  });

  it('has a champion but no rounds if a knockout decided', async () => {
    const cup = await tournamentOf(world, 2, [{ algorithm: 'SINGLE_ELIM' }]);
    await cup.process(0);
    await cup.move(0, 'IN_PROGRESS');
    for (const { id } of await cup.matches(0)) await cup.write(id, [1, 0]);
    await cup.move(0, 'FINISHED');
    await cup.move(null, 'FINISHED');
    const { champion, rounds, longestRun } = (await get(cup.competitionId)).body;
    assert.ok(champion);
    assert.deepEqual([rounds, longestRun], [[], null]);
  });

  it('doesn’t exist while the competition is played, and isn’t for strangers', async () => {
    const league = await tournamentOf(world, 4, [{ algorithm: 'ROUND_ROBIN' }]);
    assert.deepEqual((await get(league.competitionId)).body, {
      champion: null,
      rounds: [],
      longestRun: null,
      cards: [],
    });
    await world.store.db
      .updateTable('competitions')
      .set({ privacy: 'PRIVATE' })
      .where('id', '=', league.competitionId)
      .execute();
    assert.equal((await get(league.competitionId)).status, 404);
  });
});
