import { randomUUIDv7 } from 'node:crypto';
import { newSecret } from '../../../platform/authorization/secrets.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { ChallengePurpose } from '../../../platform/db/second-factor-tables.ts';

const lifetimeMinutes = 5;
/** After that the person starts over with their password. */
const maxFailures = 5;

export interface Challenge {
  readonly id: string;
  readonly userId: string | null;
  /** Random: a passkey signs it. */
  readonly challenge: string;
}

/** Something that has to be answered once, within minutes. */
export async function createChallenge(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<Challenge> {
  const challenge = { id: randomUUIDv7(), userId, challenge: newSecret() };
  const expiresAt = new Date(now().getTime() + lifetimeMinutes * 60_000);
  await db
    .insertInto('challenges')
    .values({ ...challenge, purpose, expiresAt })
    .execute();
  return challenge;
}

interface ChallengeQuery {
  readonly id: string;
  readonly purpose: ChallengePurpose;
  /** The required owner; omitted where no one is known yet. */
  readonly userId?: string;
  readonly now: Date;
}

/** Locks it, so that two concurrent answers count as two. */
export function lockChallenge(
  trx: Trx,
  { id, purpose, userId, now }: ChallengeQuery,
): Promise<Challenge | undefined> {
  return trx
    .selectFrom('challenges')
    .select(['id', 'userId', 'challenge'])
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .where('failures', '<', maxFailures)
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId as string))
    .forUpdate()
    .executeTakeFirst();
}

/** Answered: right or wrong, it cannot be answered again. */
export async function consumeChallenge(trx: Trx, query: ChallengeQuery): Promise<Challenge | undefined> {
  const challenge = await lockChallenge(trx, query);
  if (challenge) await deleteChallenge(trx, challenge.id);
  return challenge;
}

export async function deleteChallenge(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('challenges').where('id', '=', id).execute();
}

export async function countFailure(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('challenges')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Deletes pending challenges, for example of a sign-in with a password that is being replaced. */
export async function deleteChallengesOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('challenges').where('userId', '=', userId).execute();
}
