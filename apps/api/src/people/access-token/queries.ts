import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { isCreatorMember } from '../../platform/authorization/queries.ts';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { AccessTokensTable } from '../../platform/db/access-token-tables.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

/** Owner of the tokens: a person or an organisation. Tokens of apps are listed with their app. */
export type TokenOwner = { readonly userId: string } | { readonly scope: OrganisationScope };

function tokensOf(db: Database, owner: TokenOwner) {
  const tokens = db
    .selectFrom('accessTokens')
    .where('accessTokens.revokedAt', 'is', null)
    .where('accessTokens.grantId', 'is', null);
  return 'scope' in owner
    ? tokens.where('accessTokens.organisationId', '=', owner.scope.organisationId)
    : tokens.where('accessTokens.userId', '=', owner.userId).where('accessTokens.organisationId', 'is', null);
}

/** Newest first, including expired ones until they are swept. */
export function listTokens(db: Database, owner: TokenOwner) {
  return tokensOf(db, owner)
    .innerJoin('users', 'users.id', 'accessTokens.userId')
    .select(['accessTokens.id', 'accessTokens.name', 'accessTokens.hint', 'accessTokens.scopes'])
    .select(['accessTokens.createdAt', 'accessTokens.expiresAt', 'accessTokens.lastUsedAt'])
    .select(['accessTokens.role', isCreatorMember.as('works')])
    .select(sql<string>`trim(users.first_name || ' ' || users.surnames)`.as('madeBy'))
    .orderBy('accessTokens.createdAt', 'desc')
    .orderBy('accessTokens.id', 'desc')
    .execute();
}

/** Locks the owner, so that two concurrent requests cannot create one too many. */
export async function countTokens(trx: Trx, owner: TokenOwner): Promise<number> {
  const [table, id] =
    'scope' in owner
      ? (['organisations', owner.scope.organisationId] as const)
      : (['users', owner.userId] as const);
  await trx
    .selectFrom(table as 'users')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute();
  const { count } = await tokensOf(trx, owner)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertToken(trx: Trx, token: Insertable<AccessTokensTable>): Promise<void> {
  await trx.insertInto('accessTokens').values(token).execute();
}

/** The name of the revoked token; undefined if there is none. */
export async function revokeToken(
  trx: Trx,
  owner: TokenOwner,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<string | undefined> {
  const revoked = await trx
    .updateTable('accessTokens')
    .set({ revokedAt: at })
    .where('id', 'in', tokensOf(trx, owner).select('accessTokens.id').where('accessTokens.id', '=', id))
    .returning('name')
    .executeTakeFirst();
  return revoked?.name;
}
