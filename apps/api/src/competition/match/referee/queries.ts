import { countLimit } from '@traip/contract';
import { sql } from 'kysely';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { prefixQuery } from '../../../platform/db/search-text.ts';

interface InOrganisation {
  readonly organisationId: string;
}

/** Which of these people are referees of the organisation. */
export async function listRefereesAmong(
  db: Database,
  { organisationId }: InOrganisation,
  userIds: readonly string[],
): Promise<string[]> {
  const rows = await refereesOf(db, organisationId)
    .select('players.id')
    .where('players.id', '=', sql<string>`any(${sql.val(userIds)}::uuid[])`)
    .execute();
  return rows.map(({ id }) => id);
}

function refereesOf(db: Database, organisationId: string) {
  return db
    .selectFrom('organisationMembers')
    .innerJoin('players', 'players.id', 'organisationMembers.userId')
    .where('organisationMembers.organisationId', '=', organisationId)
    .where('organisationMembers.role', '=', 'referee')
    .where('players.deletedAt', 'is', null);
}

/** Which of these people are members of one of the teams. */
export async function listInvolved(
  db: Database,
  userIds: readonly string[],
  teamIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('teamMembers')
    .select('personId')
    .distinct()
    .where('teamId', '=', sql<string>`any(${sql.val(teamIds)}::uuid[])`)
    .where('personId', '=', sql<string>`any(${sql.val(userIds)}::uuid[])`)
    .where('leftAt', 'is', null)
    .execute();
  return rows.map(({ personId }) => personId);
}

/** Serialises assignments, so that no referee is assigned to two matches at once. */
export async function lockReferees(trx: Trx, { organisationId }: InOrganisation, userIds: readonly string[]) {
  await trx
    .selectFrom('organisationMembers')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('userId', '=', sql<string>`any(${sql.val(userIds)}::uuid[])`)
    .orderBy('userId')
    .forUpdate()
    .execute();
}

interface Assignment extends InOrganisation {
  readonly matchId: string;
  readonly referees: readonly { readonly userId: string; readonly role: string }[];
}

/** Replaces all referees of the match. */
export async function saveReferees(
  trx: Trx,
  { organisationId, matchId, referees }: Assignment,
): Promise<void> {
  await trx.deleteFrom('matchReferees').where('matchId', '=', matchId).execute();
  const rows = referees.map((referee) => ({ organisationId, matchId, ...referee }));
  if (rows.length > 0) await trx.insertInto('matchReferees').values(rows).execute();
}

function matchingReferees(db: Database, organisationId: string, search: string) {
  const referees = refereesOf(db, organisationId);
  if (search === '') return referees;
  const words = sql`to_tsquery('simple', ${prefixQuery(search)})`;
  return referees.where(sql<boolean>`to_tsvector('simple', players.search_text) @@ ${words}`);
}

export function pageOfReferees(
  db: Database,
  { organisationId }: InOrganisation,
  { q, page, limit }: { readonly q: string; readonly page: number; readonly limit: number },
) {
  return matchingReferees(db, organisationId, q)
    .select(playerColumns)
    .orderBy(sql`folded(players.first_name || ' ' || players.surnames)`)
    .orderBy('players.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export async function countReferees(db: Database, { organisationId }: InOrganisation, q: string) {
  const { count } = await db
    .selectFrom(matchingReferees(db, organisationId, q).select('players.id').limit(countLimit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
