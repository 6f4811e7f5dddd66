import type { OAuthProvider } from '@traip/contract';
import { sql, type Updateable } from 'kysely';
import type { MailTokenPurpose, User, UsersTable } from '../../platform/db/account-tables.ts';
import { compiledRow, compiledRows } from '../../platform/db/compiled-rows.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

export function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

export const findUserById = compiledRow((db, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('deletedAt', 'is', null),
);

/** Rows that refer to the account, such as audit log entries, do not wait for it. */
export function lockUser(trx: Trx, userId: string): Promise<User | undefined> {
  return trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Serialises registrations with the same address. */
export async function lockEmail(trx: Trx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(trx);
}

export async function isUserCodeTaken(db: Database, userCode: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('userCode', '=', userCode).executeTakeFirst();
  return row !== undefined;
}

export async function insertMailToken(
  trx: Trx,
  token: {
    hash: string;
    userId: string;
    registrationId: string | null;
    email: string | null;
    purpose: MailTokenPurpose;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await trx.insertInto('mailTokens').values(token).execute();
}

interface MailLink {
  readonly userId: string;
  readonly registrationId: string | null;
  readonly email: string | null;
  readonly createdAt: Date;
}

/** Single use: the token is deleted as it is read, so that concurrent requests cannot reuse it. */
export async function consumeMailToken(
  trx: Trx,
  token: { hash: string; purpose: MailTokenPurpose; now: Date },
): Promise<MailLink | undefined> {
  const row = await trx
    .deleteFrom('mailTokens')
    .where('hash', '=', token.hash)
    .where('purpose', '=', token.purpose)
    .returning(['userId', 'registrationId', 'email', 'createdAt', 'expiresAt'])
    .executeTakeFirst();
  return row && row.expiresAt > token.now ? row : undefined;
}

export async function deleteMailTokens(trx: Trx, userId: string, purpose: MailTokenPurpose): Promise<void> {
  await trx.deleteFrom('mailTokens').where('userId', '=', userId).where('purpose', '=', purpose).execute();
}

/** Replaces the details of an account's owner. */
export function replaceAccount(trx: Trx, userId: string, account: Updateable<UsersTable>): Promise<User> {
  return trx
    .updateTable('users')
    .set(account)
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** No one has ever signed in to it, so only its registrations refer to it. */
export async function deleteUnverifiedUser(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', id).where('emailVerifiedAt', 'is', null).execute();
}

/** An account that was never completed could do nothing, so only sessions and the like refer to it. */
export async function deleteIncompleteUser(trx: Trx, id: string): Promise<void> {
  await trx
    .deleteFrom('users')
    .where('id', '=', id)
    .where('birthday', 'is', null)
    .where('favoriteSport', 'is', null)
    .execute();
}

export async function setPasswordHash(trx: Trx, userId: string, passwordHash: string | null): Promise<void> {
  await trx.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
}

export function findUserByIdentity(
  db: Database,
  provider: OAuthProvider,
  subject: string,
): Promise<User | undefined> {
  return db
    .selectFrom('userIdentities')
    .innerJoin('users', 'users.id', 'userIdentities.userId')
    .selectAll('users')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export async function insertIdentity(
  trx: Trx,
  identity: { provider: OAuthProvider; subject: string; userId: string; createdAt: Date },
): Promise<void> {
  await trx.insertInto('userIdentities').values(identity).execute();
}

export const listOrganisationsOf = compiledRows((db, userId: string) =>
  db
    .selectFrom('organisationMembers')
    .innerJoin('organisations', 'organisations.id', 'organisationMembers.organisationId')
    .select([
      'organisations.id',
      'organisations.orgCode',
      'organisations.name',
      'organisations.avatarKey',
      'organisations.requiresSecondFactor',
      'organisationMembers.role',
    ])
    .where('organisations.deletedAt', 'is', null)
    .where('userId', '=', userId)
    .orderBy('organisationMembers.createdAt')
    .orderBy('organisations.orgCode'),
);
