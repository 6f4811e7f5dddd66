import type { DeletedKind } from '@traip/contract';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

const tables = { TEAM: 'teams', COMPETITION: 'competitions', TRAIP: 'traips' } as const;

/** Players and pairs are deleted with their entry, and aren't listed. */
const isListed = {
  TEAM: sql<boolean>`item.competitor_kind = 'TEAM'`,
  COMPETITION: sql<boolean>`true`,
  TRAIP: sql<boolean>`true`,
} satisfies Record<DeletedKind, unknown>;

const listLimit = 100;

/** Items deleted since then, latest first. */
export async function listDeleted(
  db: Database,
  { organisationId }: OrganisationScope,
  kind: DeletedKind,
  since: Date,
) {
  const items = await db
    .selectFrom(db.dynamic.table(tables[kind]).as('item'))
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'item.deletedBy').on('users.deletedAt', 'is', null),
    )
    .select(['item.id', 'item.name', 'item.deletedAt'])
    .select(sql<string | null>`trim(users.first_name || ' ' || users.surnames)`.as('deletedBy'))
    .where('item.organisationId', '=', organisationId)
    .where('item.deletedAt', '>', since)
    .where(isListed[kind])
    .orderBy('item.deletedAt', 'desc')
    .orderBy('item.id')
    .limit(listLimit)
    .execute();
  return items.flatMap(({ deletedAt, ...item }) => (deletedAt ? [{ ...item, deletedAt, kind }] : []));
}

interface DeletedRef {
  readonly id: string;
  readonly since: Date;
}

/** Undefined if it can no longer be restored. */
export function lockDeletedTeam(
  trx: Trx,
  { organisationId }: OrganisationScope,
  { id, since }: DeletedRef,
): Promise<{ deletedAt: Date | null } | undefined> {
  return trx
    .selectFrom('teams')
    .select('deletedAt')
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .where('deletedAt', '>', since)
    .forUpdate()
    .executeTakeFirst();
}

/** Restores people who left with the team, except those who have deleted their account since. */
export async function restoreMembers(trx: Trx, teamId: string, deletedAt: Date): Promise<void> {
  await trx
    .updateTable('teamMembers')
    .set({ leftAt: null })
    .where('teamId', '=', teamId)
    .where('leftAt', '=', deletedAt)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('users.id')
          .whereRef('users.id', '=', 'teamMembers.personId')
          .where('users.deletedAt', 'is', null),
      ),
    )
    .execute();
}

export function findDeletedCompetition(
  trx: Trx,
  { organisationId }: OrganisationScope,
  { id, since }: DeletedRef,
) {
  return trx
    .selectFrom('competitions')
    .select(['id', 'traipId', 'seasonId', 'categoryId', 'state'])
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .where('deletedAt', '>', since)
    .executeTakeFirst();
}

/** The season or category of a competition, if it was deleted too. */
export function findDeletedPart(
  trx: Trx,
  table: 'seasons' | 'categories',
  { organisationId }: OrganisationScope,
  id: string,
) {
  return trx
    .selectFrom(trx.dynamic.table(table).as('part'))
    .select(['part.id', 'part.traipId', 'part.name'])
    .where('part.organisationId', '=', organisationId)
    .where('part.id', '=', id)
    .where('part.deletedAt', 'is not', null)
    .executeTakeFirst();
}

/** Dissolved teams with a place in a competition. Locks the other teams, so that they can't be dissolved. */
export async function lockDissolvedTeams(trx: Trx, competitionId: string) {
  const teams = await trx
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.teamId')
    .select(['teams.id', 'teams.name', 'teams.deletedAt'])
    .where('participations.competitionId', '=', competitionId)
    .where('participations.status', '=', 'ACCEPTED')
    .orderBy('teams.id')
    .forShare('teams')
    .execute();
  return teams.flatMap(({ deletedAt, ...team }) => (deletedAt === null ? [] : [team]));
}

/** Returns false if it could no longer be restored. */
export async function undelete(
  trx: Trx,
  kind: DeletedKind,
  { organisationId }: OrganisationScope,
  { id, since }: DeletedRef,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable(tables[kind])
    .set({ deletedAt: null, deletedBy: null })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .where('deletedAt', '>', since)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function undeletePart(trx: Trx, table: 'seasons' | 'categories', id: string): Promise<void> {
  await trx.updateTable(table).set({ deletedAt: null }).where('id', '=', id).execute();
}
