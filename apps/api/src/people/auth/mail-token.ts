import { hashSecret, newSecret } from '../../platform/authorization/secrets.ts';
import type { Database, MailTokenPurpose } from '../../platform/db/schema.ts';
import { replaceMailToken } from './queries.ts';

const lifetimeHours: Record<MailTokenPurpose, number> = { 'verify-email': 24, 'reset-password': 1 };

/** A secret for a link in an email; an earlier one for the same purpose stops working. */
export async function createMailToken(
  { db, now }: { db: Database; now: () => Date },
  userId: string,
  purpose: MailTokenPurpose,
): Promise<string> {
  const token = newSecret();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + lifetimeHours[purpose] * 3_600_000);
  await db
    .transaction()
    .execute((trx) =>
      replaceMailToken(trx, { hash: hashSecret(token), userId, purpose, createdAt, expiresAt }),
    );
  return token;
}
