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

/** A competition with one phase, and the calls that add and remove teams. */
export async function openRegistration(
  world: World,
  state: State = 'PUBLICIZED',
  maxTeams: number | null = null,
) {
  const { db } = world.store;
  const club = await createOrganisation(world, 'admin', 'referee', 'member');
  const competition = await createCompetition(world, await createTraip(world, club.id), { state });
  const { competitionId } = competition;
  await db.updateTable('competitions').set({ maxTeams }).where('id', '=', competitionId).execute();
  const decisionInput = (accept: boolean, teamId: string, reason?: string) => ({
    body: { competitionId, teamId, accept, ...(reason === undefined ? {} : { reason }) },
  });
  return {
    ...competition,
    club,
    ...club.people,
    add: (teamId: string, user: Person, options: { seed?: number; phaseId?: string } = {}) =>
      world.call(entryCalls.add, { body: { competitionId, teamId, ...options } }, user),
    remove: (
      teamId: string,
      user: Person,
      options: { mode?: 'ANNUL'; phaseId?: string; reason?: string } = {},
    ) => world.call(entryCalls.remove, { body: { competitionId, teamId, ...options } }, user),
    decide: (accept: boolean, teamId: string, reason?: string) =>
      world.call(entryCalls.decide, decisionInput(accept, teamId, reason), club.people.admin),
    list: async (user: Person) => {
      const input = { params: { competitionId }, query: {} };
      const { body } = await world.call(entryCalls.list, input, user);
      return body.items.map(({ team, status, reason }) => [team.id, status, reason]);
    },
    move: (to: State) =>
      db.updateTable('competitions').set({ state: to }).where('id', '=', competitionId).execute(),
    phaseTeams: async () => {
      const rows = await db.selectFrom('phaseTeams').selectAll().where('phaseId', '=', competition.phaseId);
      return (await rows.execute()).map(({ teamId, seed }) => [teamId, seed]);
    },
  };
}

/** A team with an owner and a captain, who can represent it, and a coach, who can't. */
export function createCaptainedTeam(world: World): Promise<Staffed<'OWNER' | 'CAPTAIN' | 'COACH'>> {
  return createTeam(world, {}, 'OWNER', 'CAPTAIN', 'COACH');
}
