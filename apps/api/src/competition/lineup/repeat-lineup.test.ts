import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lineupCalls } from '@traip/contract';
import { createMatch } from '../../testing/fixtures/competitions.ts';
import { createPlayers, lineupInput } from '../../testing/fixtures/lineups.ts';
import { openWorld } from '../../testing/world.ts';
import { matchDay } from '../match/testing/match-day.ts';

describe('the next lineup of a team', () => {
  const world = openWorld();

  async function season() {
    const day = await matchDay(world);
    const { home, away, competition } = day;
    const captain = home.people.CAPTAIN;
    const players = await createPlayers(world, home.id, 12);
    const next = await createMatch(world, competition, { home: away.id, away: home.id, key: 'm2' });
    const look = async (matchId: string, teamId = home.id) =>
      (await world.call(lineupCalls.get, { params: { matchId, teamId } }, captain)).body;
    const create = (more: object = {}) =>
      world.call(
        lineupCalls.create,
        {
          body: {
            matchId: day.matchId,
            teamId: home.id,
            players: lineupInput(players.slice(0, 11)),
            ...more,
          },
        },
        captain,
      );
    return { ...day, captain, players, next, look, create };
  }

  it('can repeat the last confirmed one, with its order, numbers, positions and formation', async () => {
    const { create, captain, next, look, players, away } = await season();
    const { body } = await create({ formation: '4-3-3' });
    assert.equal(body.lineup?.formation, '4-3-3');
    assert.equal((await look(next)).previous, null, 'a draft is not repeated');
    const params = { id: body.lineup?.id ?? '' };
    await world.call(lineupCalls.confirm, { params, body: {} }, captain);
    const { previous } = await look(next);
    assert.equal(previous?.formation, '4-3-3');
    assert.deepEqual(
      previous?.players,
      lineupInput(players.slice(0, 11)).map((one) => ({ isGoalkeeper: false, isCaptain: false, ...one })),
    );
    assert.equal((await look(next, away.id)).previous, null, 'the rival is not told');
  });

  it('keeps its formation when a change omits it, and refuses an invalid one', async () => {
    const { create, captain, players } = await season();
    const { body } = await create({ formation: '4-4-2' });
    const { id = '', version = 0 } = body.lineup ?? {};
    const change = { id, version, players: lineupInput(players.slice(1)) };
    const saved = await world.call(lineupCalls.update, { body: change }, captain);
    assert.equal(saved.body.lineup?.formation, '4-4-2');
    const wrong = await world.call(
      lineupCalls.update,
      { body: { ...change, formation: 'all out' } },
      captain,
    );
    assert.deepEqual([wrong.status, wrong.error?.field], [400, 'formation']);
  });

  it('knows the numbers and positions of the squad', async () => {
    const { look, matchId, players, home } = await season();
    const [first] = players;
    await world.store.db
      .updateTable('teamMembers')
      .set({ shirt: 7, position: 'Extremo' })
      .where('teamId', '=', home.id)
      .where('personId', '=', first?.id ?? '')
      .execute();
    const found = (await look(matchId)).candidates.find(({ player }) => player.id === first?.id);
    assert.deepEqual([found?.shirt, found?.position], [7, 'Extremo']);
  });
});
