import { createLicence } from '../../../testing/fixtures/licences.ts';
import { createLineup, createPlayers } from '../../../testing/fixtures/lineups.ts';
import type { World } from '../../../testing/world.ts';
import { matchDay } from '../../match/testing/match-day.ts';

/** A match in a competition with licences; the home team has that many licensed players in its lineup. */
export async function licensedMatch(world: World, count = 3) {
  const day = await matchDay(world);
  const { matchId, home, competition } = day;
  const { organisationId, competitionId } = competition;
  const { db } = world.store;
  const players = await createPlayers(world, home.id, count);
  const ofTeam = { organisationId, competitionId, teamId: home.id };
  for (const { id: personId } of players)
    await createLicence(world, { ...ofTeam, personId, state: 'APPROVED' });
  const lineup = { ...ofTeam, matchId, players: players.map(({ id }) => id) };
  const lineupId = await createLineup(world, lineup);
  await db.updateTable('lineups').set({ confirmedAt: world.now() }).where('id', '=', lineupId).execute();
  await db
    .updateTable('licences')
    .set({ playableSince: '2020-01-01', validUntil: '2099-06-30', number: 'LN-0001', shirt: 7 })
    .where('competitionId', '=', competitionId)
    .execute();
  await db
    .updateTable('competitions')
    .set({ registrationRules: JSON.stringify({}) })
    .where('id', '=', competitionId)
    .execute();
  return { ...day, players };
}
