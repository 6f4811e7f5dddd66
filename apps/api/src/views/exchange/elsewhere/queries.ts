import type { CompetitorKind, SportKey } from '@traip/engine';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';

interface OwnTeams {
  readonly organisationId: string;
  readonly sportKey: SportKey;
  readonly competitorKind: CompetitorKind;
}

/** Current teams of the organisation in this sport, or without one, that have one of these names or ids. */
export function findOwnTeams(
  trx: Trx,
  { organisationId, sportKey, competitorKind }: OwnTeams,
  { names, ids }: { readonly names: readonly string[]; readonly ids: readonly string[] },
) {
  return trx
    .selectFrom('teams')
    .select(['id', 'name'])
    .select(sql<string>`folded(name)`.as('nameKey'))
    .where('organisationId', '=', organisationId)
    .where('deletedAt', 'is', null)
    .where(({ eb, or }) => or([eb('sportKey', '=', sportKey), eb('sportKey', 'is', null)]))
    .where('competitorKind', '=', competitorKind)
    .where(({ eb, or, fn, val }) =>
      or([
        eb(sql`folded(name)`, '=', fn.any(val([...names]))),
        eb('id', '=', sql<string>`any(${sql.val([...ids])}::uuid[])`),
      ]),
    )
    .orderBy('createdAt')
    .execute();
}

/** The finished phases of an imported competition ended with it. */
export async function endPhases(trx: Trx, competitionId: string, at: Date): Promise<void> {
  await trx
    .updateTable('phases')
    .set({ finishedAt: at })
    .where('competitionId', '=', competitionId)
    .where('state', '=', 'FINISHED')
    .execute();
}

export function listImportedTeams(trx: Trx, competitionId: string) {
  return trx
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.teamId')
    .select(['teams.id', 'teams.name'])
    .where('participations.competitionId', '=', competitionId)
    .execute();
}
