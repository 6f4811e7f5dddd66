import { matchDeskCalls, matchManagementCalls, standingCalls } from '@traip/contract';
import type { AlgorithmKey } from '@traip/engine/formats';
import { dayNumber, dayOfNumber } from '../../../../platform/time/day-in-madrid.ts';
import type { Answer, World } from '../../../../testing/world.ts';
import { leagueOf } from '../../../standings/testing/league.ts';

type CreatedMatch = Answer<typeof matchManagementCalls.create>;

/** A ladder of six teams, with the calls of its staff. */
export async function ladderOf(world: World, params: object = {}, algorithm: AlgorithmKey = 'LADDER') {
  const league = await leagueOf(world, ['Ana', 'Bea', 'Cai', 'Dan', 'Eva', 'Fer'], { algorithm, params });
  const { phaseId, competitionId, idOf, referee, admin } = league;
  const create = (sides: object) =>
    world.call(matchManagementCalls.create, { body: { phaseId, ...sides } }, referee);
  return {
    ...league,
    challenge: (home: string, away: string) => create({ homeTeamId: idOf(home), awayTeamId: idOf(away) }),
    /** A match whose second team isn't known yet. */
    open: (home: string) => create({ homeTeamId: idOf(home) }),
    fill: ({ body: { id, version } }: CreatedMatch, away: string) =>
      world.call(matchManagementCalls.update, { body: { id, version, awayTeamId: idOf(away) } }, referee),
    win: ({ body: { id: matchId, home } }: CreatedMatch, winner: string) => {
      const score = home?.name === winner ? { home: 1, away: 0 } : { home: 0, away: 1 };
      return world.call(matchDeskCalls.addManualResult, { body: { matchId, score } }, referee);
    },
    cancel: ({ body: { id } }: CreatedMatch) =>
      world.call(matchDeskCalls.cancel, { params: { id }, body: { reason: 'Lluvia' } }, admin),
    reopen: ({ body: { id } }: CreatedMatch) =>
      world.call(matchDeskCalls.reopen, { params: { id }, body: { reason: 'Se juega' } }, admin),
    remove: ({ body: { id } }: CreatedMatch) =>
      world.call(matchManagementCalls.delete, { params: { id } }, admin),
    /** Moves the creation of a match some days back. */
    backdateTo: async ({ body: { id } }: CreatedMatch, daysAgo: number) => {
      const createdAt = new Date(`${dayOfNumber(dayNumber(world.now()) - daysAgo)}T12:00:00Z`);
      const { db } = world.store;
      await db.updateTable('matches').set({ createdAt }).where('id', '=', id).execute();
      await db.updateTable('matchEvents').set({ createdAt }).where('matchId', '=', id).execute();
    },
    /** Moves the end of a match some days back, and returns the day a week after it. */
    decideOn: async ({ body: { id } }: CreatedMatch, daysAgo: number) => {
      const day = dayNumber(world.now()) - daysAgo;
      const finishedAt = new Date(`${dayOfNumber(day)}T12:00:00Z`);
      await world.store.db.updateTable('matches').set({ finishedAt }).where('id', '=', id).execute();
      return dayOfNumber(day + 7);
    },
    /** The public table, from the top down. */
    places: async () => {
      const { body } = await world.call(standingCalls.classifications, {
        params: { id: competitionId },
        query: {},
      });
      return body.phases[0]?.tables[0]?.rows.map(({ team }) => team.name).join(' ');
    },
  };
}
