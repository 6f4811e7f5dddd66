import { randomUUIDv7 } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { RegistrationsTable, UsersTable } from '../../platform/db/account-tables.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { recordAgreements } from '../legal/agreements.ts';
import { verifyAgainstDummy, verifyPassword } from './passwords.ts';
import { insertPasskey } from './second-factor/queries.ts';

/** Until one is verified, an address can have this many registrations; its owner remembers at most one. */
const maxRegistrations = 5;

export type RegistrationDetails = Omit<Insertable<RegistrationsTable>, 'id' | 'userId'>;

/** Adds a registration to an account. Undefined if there are too many already. */
export async function addRegistration(
  trx: Trx,
  userId: string,
  details: RegistrationDetails,
): Promise<string | undefined> {
  if ((await listRegistrations(trx, userId)).length >= maxRegistrations) return undefined;
  const id = randomUUIDv7();
  await trx
    .insertInto('registrations')
    .values({ ...details, id, userId })
    .execute();
  return id;
}

/** Reserves an address. Until a registration is verified, the account has no owner and no password. */
export async function insertUnverifiedUser(
  trx: Trx,
  email: string,
  {
    passwordHash: _own,
    passkey: _too,
    termsVersion: _terms,
    privacyVersion: _privacy,
    ...details
  }: RegistrationDetails,
): Promise<string> {
  const id = randomUUIDv7();
  await trx
    .insertInto('users')
    .values({ ...details, id, email, passwordHash: null, emailVerifiedAt: null })
    .execute();
  return id;
}

/** Newest first. */
export function listRegistrations(db: Database, userId: string) {
  return db
    .selectFrom('registrations')
    .select(['id', 'passwordHash', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(maxRegistrations)
    .execute();
}

/** The registration with this password. All are compared in parallel, to take no longer than one. */
export async function findRegistrationByPassword(
  db: Database,
  userId: string,
  password: string,
): Promise<string | undefined> {
  const registrations = await listRegistrations(db, userId);
  if (registrations.every(({ passwordHash }) => passwordHash === null)) await verifyAgainstDummy(password);
  const matches = await Promise.all(
    registrations.map(({ passwordHash }) => passwordHash !== null && verifyPassword(password, passwordHash)),
  );
  return registrations.find((_, index) => matches[index])?.id;
}

/** Fills the account from a registration, and drops all others. Undefined if it is verified already. */
export async function completeRegistration(trx: Trx, id: string, now: Date): Promise<string | undefined> {
  const registration = await trx
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ ...accountOf(registration), emailVerifiedAt: now })
    .where('id', '=', registration.userId)
    .where('emailVerifiedAt', 'is', null)
    .executeTakeFirst();
  await deleteRegistrations(trx, registration.userId);
  if (numUpdatedRows === 0n) return undefined;
  const { userId, passkey, locale, createdAt: agreedAt, termsVersion, privacyVersion } = registration;
  if (passkey) await insertPasskey(trx, { userId, now, passkey });
  if (termsVersion && privacyVersion)
    await recordAgreements(trx, { userId, locale, agreedAt }, { termsVersion, privacyVersion });
  return userId;
}

function accountOf({
  id: _id,
  userId: _userId,
  createdAt: _createdAt,
  passkey: _passkey,
  termsVersion: _termsVersion,
  privacyVersion: _privacyVersion,
  ...details
}: Selectable<RegistrationsTable>): Partial<Selectable<UsersTable>> {
  return details;
}

/** Their links are deleted with them. */
export async function deleteRegistrations(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('registrations').where('userId', '=', userId).execute();
}
