import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { statisticsCalls } from '@traip/contract';
import type { LineupState } from '@traip/engine/match';
import { createCompetition, createTraip } from '../../../testing/fixtures/competitions.ts';
import { createLineup, createPlayers } from '../../../testing/fixtures/lineups.ts';
import { createOrganisation, createTeam } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { playedMatch } from '../testing/played-match.ts';

describe('the appearances of a scorer', () => {
  const world = openWorld();

  it('are matches they started, came on in or had an event in, but not drafts or matches spent on the bench', async () => {
    const club = await createOrganisation(world);
    const competition = await createCompetition(world, await createTraip(world, club.id));
    const [home, away] = [(await createTeam(world, {})).id, (await createTeam(world, {})).id];
    const [scorer, mate] = await createPlayers(world, home, 2);
    assert.ok(scorer && mate);
    const { db } = world.store;
    const { organisationId, competitionId } = competition;
    const goal = { type: 'GOAL', teamId: home, playerId: scorer.id } as const;
    const fielded = async (events: readonly (typeof goal)[], state: LineupState) => {
      const { id: matchId } = await playedMatch(world, competition, { home, away, events });
      const players = [scorer.id];
      const input = { organisationId, competitionId, matchId, teamId: home, state, players };
      return createLineup(world, input);
    };
    const onTheBench = async (on: string) => {
      const id = await fielded([], 'LOCKED');
      const substitutions = JSON.stringify([{ off: mate.id, on, period: 2, minute: 60, second: 0 }]);
      await db.updateTable('lineups').set({ substitutions }).where('id', '=', id).execute();
      await db.updateTable('lineupPlayers').set({ place: 'BENCH' }).where('lineupId', '=', id).execute();
    };
    const stats = async () => {
      const { body } = await world.call(statisticsCalls.playerStats, { query: { competitionId } });
      return [body.items[0]?.value, body.items[0]?.matches, body.items[0]?.perMatch];
    };
    await playedMatch(world, competition, { home, away, events: [goal, goal, goal] });
    assert.deepEqual(await stats(), [3, 1, 3]);
    await fielded([], 'LOCKED');
    assert.deepEqual(await stats(), [3, 2, 1.5]);
    await fielded([], 'DRAFT');
    await onTheBench(mate.id);
    assert.deepEqual(await stats(), [3, 2, 1.5]);
    await onTheBench(scorer.id);
    assert.deepEqual(await stats(), [3, 3, 1]);
  });
});
