import { type CompetitionForm, dashboardCalls, type Write } from '@traip/contract';
import type { Staffed } from '../../../testing/fixtures/people.ts';
import type { World } from '../../../testing/world.ts';

export type FormInput = Write<typeof CompetitionForm>;

export const namedTeams = (count: number): FormInput['teams'] =>
  Array.from({ length: count }, (_, index) => ({ name: `Equipo ${index + 1}` }));

/** The form of a new league, with overrides. */
export function formOf(change: Partial<FormInput> = {}): FormInput {
  return {
    traip: { name: 'Liga del Sol', sportKey: 'FOOTBALL' },
    season: { name: '2026/27', startsOn: '2026-09-01', endsOn: '2027-06-30' },
    category: { name: 'Senior', gender: 'MALE' },
    competition: { name: 'Primera' },
    phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN', seed: 'sol' }],
    teams: namedTeams(4),
    ...change,
  };
}

/** Creates a competition as an administrator; also returns the ids of its phases. */
export async function createFromForm(world: World, club: Staffed<'admin'>, change: Partial<FormInput> = {}) {
  const { body, status, error } = await world.call(
    dashboardCalls.createCompetition,
    { params: { orgCode: club.code }, body: formOf(change) },
    club.people.admin,
  );
  if (status !== 201) throw new Error(`The form was refused: ${JSON.stringify(error)}`);
  const { competition } = body;
  const phases = competition.phases.map(({ id }) => ({ phaseId: id, competitionId: competition.id }));
  const [first] = phases;
  if (!first) throw new Error('A competition has a phase.');
  return { ...body, first, phases };
}
