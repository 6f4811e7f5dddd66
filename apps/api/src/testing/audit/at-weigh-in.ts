import { createCompetition, createTraip, enterTeam } from '../fixtures/competitions.ts';
import type { Prepare } from './prepare.ts';

interface WeighingDay {
  readonly competitionId: string;
  readonly teamId: string;
  /** Another class. */
  readonly toId: string;
}

/** Two judo classes, with one person in the first. */
export function atWeighIn(body: (day: WeighingDay) => Record<string, unknown>): Prepare {
  return async (world, { organisationId, teamId, people: { SA } }) => {
    const { db } = world.store;
    const judo = await createTraip(world, organisationId, {
      sportKey: 'MARTIAL_ARTS',
      sportVariantKey: 'JUDO',
    });
    const light = await createCompetition(world, judo);
    const heavy = await createCompetition(world, judo, { name: '+73 kg' });
    const all = [light.competitionId, heavy.competitionId];
    await db
      .updateTable('competitions')
      .set({ competitors: 'INDIVIDUAL', weightAbove: 30_000 })
      .where('id', 'in', all)
      .execute();
    await enterTeam(world, light, { teamId, requestedBy: SA.id });
    const day = { competitionId: light.competitionId, teamId, toId: heavy.competitionId };
    return { input: { params: { competitionId: day.competitionId }, body: body(day) } };
  };
}
