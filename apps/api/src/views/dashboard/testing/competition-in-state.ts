import assert from 'node:assert/strict';
import { dashboardCalls } from '@traip/contract';
import type { CompetitionState } from '@traip/engine/competition';
import type { AlgorithmKey } from '@traip/engine/formats';
import { fixturesOf } from '../../../competition/competition/testing/fixtures.ts';
import { createCompetition, createTraip, enterTeam } from '../../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam, type Person } from '../../../testing/fixtures/people.ts';
import type { World } from '../../../testing/world.ts';

/** A competition with one phase and some teams, and functions that change its state. */
export async function createCompetitionIn(world: World, state: CompetitionState = 'DRAFT', teamCount = 0) {
  const { db } = world.store;
  const club = await createOrganisation(world, 'super-admin', 'admin', 'referee', 'member');
  const { 'super-admin': chief, admin, referee, member } = club.people;
  const competition = await createCompetition(world, await createTraip(world, club.id), { state });
  const { competitionId, phaseId } = competition;
  const teams: string[] = [];
  for (let count = 0; count < teamCount; count++) teams.push((await createTeam(world, {})).id);
  for (const teamId of teams) await enterTeam(world, competition, { teamId, requestedBy: admin.id });
  const changeState = (body: { state: CompetitionState; phaseId?: string; reason?: string }, user: Person) =>
    world.call(
      dashboardCalls.changeState,
      { params: { orgCode: club.code }, body: { competitionId, ...body } },
      user,
    );
  return {
    ...competition,
    club,
    chief,
    admin,
    referee,
    member,
    teams,
    move: (to: CompetitionState, user: Person = admin, reason?: string) =>
      changeState({ state: to, ...(reason === undefined ? {} : { reason }) }, user),
    movePhase: (to: CompetitionState, user: Person = referee, reason?: string) =>
      changeState({ state: to, phaseId, ...(reason === undefined ? {} : { reason }) }, user),
    set: (to: CompetitionState) =>
      db.updateTable('competitions').set({ state: to }).where('id', '=', competitionId).execute(),
    setPhase: (to: CompetitionState) =>
      db.updateTable('phases').set({ state: to }).where('id', '=', phaseId).execute(),
    configure: (algorithm: AlgorithmKey) =>
      db
        .insertInto('brokerConfigs')
        .values({ phaseId, organisationId: club.id, algorithm, params: '{}', seed: 'x', generatedAt: null })
        .execute(),
    fixtures: () => fixturesOf(world, competition, teams),
    setMatches: (to: 'CREATED' | 'IN_PROGRESS' | 'CLOSED') =>
      db.updateTable('matches').set({ state: to }).where('competitionId', '=', competitionId).execute(),
    matchStates: async () => {
      const rows = await db
        .selectFrom('matches')
        .select('state')
        .where('competitionId', '=', competitionId)
        .execute();
      return rows.map((match) => match.state);
    },
  };
}

interface Answer {
  readonly error: { readonly code: string; readonly details?: unknown } | undefined;
}

/** The details of a refused transition. */
export const detailsOf = ({ error }: Answer) =>
  (error?.details ?? {}) as { guards?: string[]; from?: string; to?: string; allowed?: string[] };

/** The guards that refused a transition. */
export const guardsOf = ({ error }: Answer) => {
  assert.equal(error?.code, 'TRANSITION_HELD_BACK');
  return detailsOf({ error }).guards;
};
