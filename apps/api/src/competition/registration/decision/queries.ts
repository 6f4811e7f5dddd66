import { sql } from 'kysely';
import { participationConsents } from '../../../platform/db/participation.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { heldDocuments } from '../documents/queries.ts';
import type { LicenceRecord } from '../licences/queries.ts';

const idsIn = (ids: readonly string[]) => sql<string>`any(${sql.val([...ids])}::uuid[])`;

/** Licences of a competition by their ids. */
export function listByIds(trx: Trx, competitionId: string, ids: readonly string[]): Promise<LicenceRecord[]> {
  return trx
    .selectFrom('licences')
    .selectAll()
    .where('competitionId', '=', competitionId)
    .where('id', '=', idsIn(ids))
    .orderBy('id')
    .execute();
}

/** The next submitted licences of a competition after a given one. */
export function listSubmitted(
  trx: Trx,
  competitionId: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<LicenceRecord[]> {
  const query = trx
    .selectFrom('licences')
    .selectAll()
    .where('competitionId', '=', competitionId)
    .where('state', '=', 'SUBMITTED');
  return (after === undefined ? query : query.where('id', '>', after)).orderBy('id').limit(limit).execute();
}

/** Everyone with an active licence of these teams, with the facts that rules check. */
export function listRegistered(db: Database, competitionId: string, teamIds: readonly string[]) {
  return db
    .selectFrom('licences')
    .innerJoin('players', 'players.id', 'licences.personId')
    .innerJoin('persons', 'persons.id', 'licences.personId')
    .select(['licences.id as licenceId', 'licences.teamId', 'licences.shirt', 'licences.isStaff'])
    .select(['players.id', 'players.birthday', 'players.avatarKey'])
    .select(['persons.gender', 'persons.nationality', heldDocuments.as('documents')])
    .select(participationConsents.as('consents'))
    .where('licences.competitionId', '=', competitionId)
    .where('licences.teamId', '=', idsIn(teamIds))
    .where('licences.state', 'in', ['DRAFT', 'SUBMITTED', 'APPROVED', 'RETURNED'])
    .where('players.deletedAt', 'is', null)
    .execute();
}

/** The highest number given so far; call it with the competition locked. */
export async function lastSequence(trx: Trx, competitionId: string): Promise<number> {
  const row = await trx
    .selectFrom('licences')
    .select('sequence')
    .where('competitionId', '=', competitionId)
    .where('sequence', 'is not', null)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sequence ?? 0;
}

/** The entries of teams in a competition, with the codes of the teams. */
export function listEntriesOf(db: Database, competitionId: string, teamIds: readonly string[]) {
  return db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.teamId')
    .select(['participations.id', 'participations.teamId', 'teams.code'])
    .where('participations.competitionId', '=', competitionId)
    .where('participations.teamId', '=', idsIn(teamIds))
    .orderBy('participations.id')
    .execute();
}
