import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { Award } from './awards.ts';
import type { TeamPlace } from './places.ts';

interface Competition {
  readonly organisationId: string;
  readonly competitionId: string;
}

/** Replaces the previous awards. */
export async function saveAwards(
  trx: Trx,
  { organisationId, competitionId }: Competition,
  awards: readonly Award[],
  at: Date,
): Promise<void> {
  await trx.deleteFrom('awards').where('competitionId', '=', competitionId).execute();
  if (awards.length === 0) return;
  const rows = awards.map((award) => ({ ...award, organisationId, competitionId, at }));
  await trx.insertInto('awards').values(rows).execute();
}

/** Replaces the previous places. */
export async function saveFinalPlaces(
  trx: Trx,
  competitionId: string,
  places: readonly TeamPlace[],
): Promise<void> {
  await trx.deleteFrom('finalPlaces').where('competitionId', '=', competitionId).execute();
  if (places.length === 0) return;
  const rows = places.map(({ teamId, place }) => ({ competitionId, teamId, place }));
  await trx.insertInto('finalPlaces').values(rows).execute();
}

const podium: readonly string[] = ['CHAMPION', 'RUNNER_UP', 'THIRD'];

/** The teams on the podiums of competitions, winners first; includes teams dissolved since. */
export async function listPodiums(db: Database, competitionIds: readonly string[]) {
  const awards = await db
    .selectFrom('awards')
    .innerJoin('teams', 'teams.id', 'awards.teamId')
    .select(['awards.competitionId', 'awards.kind'])
    .select([
      'teams.id',
      'teams.name',
      'teams.code',
      'teams.sportKey',
      'teams.competitorKind',
      'teams.avatarKey',
    ])
    .where('awards.competitionId', '=', sql<string>`any(${sql.val([...competitionIds])}::uuid[])`)
    .where('awards.kind', 'in', podium)
    .orderBy('teams.id')
    .execute();
  return awards
    .map(({ kind, ...award }) => ({ ...award, place: podium.indexOf(kind) + 1 }))
    .toSorted((one, other) => one.place - other.place);
}

export type PodiumRow = Awaited<ReturnType<typeof listPodiums>>[number];
