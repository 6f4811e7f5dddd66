import { entryCalls } from '@traip/contract';
import { createCompetition, createTraip } from '../../../testing/fixtures/competitions.ts';
import {
  createOrganisation,
  createTeam,
  type Person,
  type Staffed,
} from '../../../testing/fixtures/people.ts';
import type { World } from '../../../testing/world.ts';

type State = 'DRAFT' | 'PUBLICIZED' | 'IN_PROGRESS' | 'IN_PROGRESS_AND_OPENED' | 'FINISHED';

/** A competition with one phase, and everything that brings teams into it and out of it. */
export async function openRegistration(
  world: World,
  state: State = 'PUBLICIZED',
  maxTeams: number | null = null,
) {
  const { db } = world.store;
  const club = await createOrganisation(world, 'admin', 'referee', 'member');
  const made = await createCompetition(world, await createTraip(world, club.id), { state });
  const { competitionId } = made;
  await db.updateTable('competitions').set({ maxTeams }).where('id', '=', competitionId).execute();
  const say = (accept: boolean, teamId: string, reason?: string) => ({
    body: { competitionId, teamId, accept, ...(reason === undefined ? {} : { reason }) },
  });
  return {
    ...made,
    club,
    ...club.people,
    add: (teamId: string, who: Person, wish: { seed?: number; phaseId?: string } = {}) =>
      world.call(entryCalls.add, { body: { competitionId, teamId, ...wish } }, who),
    remove: (teamId: string, who: Person, how: { mode?: 'ANNUL'; phaseId?: string; reason?: string } = {}) =>
      world.call(entryCalls.remove, { body: { competitionId, teamId, ...how } }, who),
    decide: (accept: boolean, teamId: string, reason?: string) =>
      world.call(entryCalls.decide, say(accept, teamId, reason), club.people.admin),
    list: async (who: Person) => {
      const asked = { params: { competitionId }, query: {} };
      const { body } = await world.call(entryCalls.list, asked, who);
      return body.items.map(({ team, status, reason }) => [team.id, status, reason]);
    },
    move: (to: State) =>
      db.updateTable('competitions').set({ state: to }).where('id', '=', competitionId).execute(),
    phaseTeams: async () => {
      const rows = await db.selectFrom('phaseTeams').selectAll().where('phaseId', '=', made.phaseId);
      return (await rows.execute()).map(({ teamId, seed }) => [teamId, seed]);
    },
  };
}

/** A team with those who speak for it, and one who does not. */
export function createCaptainedTeam(world: World): Promise<Staffed<'OWNER' | 'CAPTAIN' | 'COACH'>> {
  return createTeam(world, {}, 'OWNER', 'CAPTAIN', 'COACH');
}
