import { brokerCalls } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import { createFromForm, type FormInput } from '../../../competition/competition-form/testing/forms.ts';
import { createOrganisation } from '../../../testing/fixtures/people.ts';
import { createVenue } from '../../../testing/fixtures/venues.ts';
import type { World } from '../../../testing/world.ts';

interface TournamentOptions {
  readonly sportKey?: SportKey;
  readonly sportVariantKey?: string;
  readonly name?: string;
  readonly phases: FormInput['phases'];
  readonly fields?: number;
  readonly startsAt?: string;
  readonly minutes?: number;
}

/** Groups of four and a knockout of their best two. */
export const groupsAndFinals = (...groups: string[]): FormInput['phases'] => [
  { name: 'Grupos', algorithm: 'GROUPS', params: { groups: groups.length }, seed: 'sol' },
  { name: 'Fase final', algorithm: 'QUALIFY', params: { groups, qualifiers: 2 } },
];

/** A published competition with all its fixtures, one match after the other on as many fields as there are. */
export async function tournamentOf(world: World, names: readonly string[], options: TournamentOptions) {
  const {
    sportKey = 'PADEL',
    sportVariantKey,
    name = 'Open de Otoño',
    fields = 4,
    minutes = 45,
    phases,
  } = options;
  const club = await createOrganisation(world, 'admin', 'referee', 'member');
  const created = await createFromForm(world, club, {
    traip: { name: 'Circuito del Sol', sportKey },
    ...(sportVariantKey && { category: { name: 'Absoluta', sportVariantKey } }),
    competition: { name },
    teams: names.map((team) => ({ name: team })),
    phases,
    publish: true,
  });
  for (const phase of created.phases.slice(1)) {
    const body = { ...phase, mode: 'COMMIT' as const };
    const { error } = await world.call(brokerCalls.process, { body }, club.people.admin);
    if (error) throw new Error(`No fixtures: ${JSON.stringify(error)}`);
  }
  const { fieldIds } = await createVenue(world, club.id, { name: 'Club La Vega', fields });
  const competitionId = created.competition.id;
  const start = new Date(options.startsAt ?? '2026-11-21T08:00:00Z').getTime();
  const { db } = world.store;
  const matches = await db
    .selectFrom('matches')
    .innerJoin('phases', 'phases.id', 'matches.phaseId')
    .select('matches.id')
    .where('matches.competitionId', '=', competitionId)
    .orderBy('phases.place')
    .orderBy('matches.round')
    .orderBy('matches.key')
    .execute();
  for (const [index, { id }] of matches.entries())
    await db
      .updateTable('matches')
      .set({
        kickOff: new Date(start + Math.floor(index / fields) * minutes * 60_000),
        fieldId: fieldIds[index % fields] ?? null,
        state: 'SCHEDULED',
      })
      .where('id', '=', id)
      .execute();
  return { club, competitionId, phases: created.phases, matchIds: matches.map(({ id }) => id) };
}
