import { lineupCalls } from '@traip/contract';
import { createLicence } from '../../../testing/fixtures/licences.ts';
import { createPlayers, lineupInput } from '../../../testing/fixtures/lineups.ts';
import type { Person } from '../../../testing/fixtures/people.ts';
import type { World } from '../../../testing/world.ts';
import { matchDay } from '../../match/testing/match-day.ts';

/** Eleven players, all but the last with a licence. */
export async function dressingRoom(world: World, rules: object | null) {
  const day = await matchDay(world);
  const { matchId, home, competition } = day;
  const { organisationId, competitionId } = competition;
  const { db } = world.store;
  const players = await createPlayers(world, home.id, 11);
  for (const { id: personId } of players.slice(0, 10))
    await createLicence(world, {
      organisationId,
      competitionId,
      teamId: home.id,
      personId,
      state: 'APPROVED',
    });
  await db.updateTable('licences').set({ playableSince: '2020-01-01' }).execute();
  await db
    .updateTable('competitions')
    .set({ registrationRules: rules && JSON.stringify(rules) })
    .where('id', '=', competitionId)
    .execute();
  const body = { matchId, teamId: home.id, players: lineupInput(players) };
  const drafted = await world.call(lineupCalls.create, { body }, home.people.CAPTAIN);
  const id = drafted.body.lineup?.id ?? '';
  const confirm = (by: Person = home.people.CAPTAIN, more = {}) =>
    world.call(lineupCalls.confirm, { params: { id }, body: more }, by);
  const update = async (by: Person, more = {}) => {
    const version = (await look()).body.lineup?.version ?? 0;
    const change = { id, players: lineupInput(players), version, ...more };
    return world.call(lineupCalls.update, { body: change }, by);
  };
  const look = () =>
    world.call(lineupCalls.get, { params: { matchId, teamId: home.id } }, home.people.CAPTAIN);
  const logged = () =>
    db
      .selectFrom('auditEntries')
      .select(['action', 'details'])
      .where('subjectId', '=', matchId)
      .where('action', 'like', 'LINEUP_%')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  return { ...day, drafted, confirm, update, look, logged, unlicensed: players[10]?.id ?? '' };
}
