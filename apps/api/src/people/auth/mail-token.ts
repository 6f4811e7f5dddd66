import { hashSecret, newSecret } from '../../platform/authorization/secrets.ts';
import type { MailTokenPurpose } from '../../platform/db/account-tables.ts';
import type { Database } from '../../platform/db/schema.ts';
import { insertMailToken } from './queries.ts';

const lifetimeHours: Record<MailTokenPurpose, number> = {
  'verify-email': 24,
  'reset-password': 1,
  'change-email': 24,
  'restore-email': 7 * 24,
};

interface MailTokenFor {
  readonly userId: string;
  readonly purpose: MailTokenPurpose;
  readonly registrationId?: string | null;
  readonly email?: string | null;
  /** For counting from a moment other than now. */
  readonly createdAt?: Date;
}

/** A secret for a link in an email. Earlier ones keep working, since anyone can request another email. */
export async function createMailToken(
  { db, now }: { db: Database; now: () => Date },
  { userId, purpose, registrationId = null, email = null, createdAt = now() }: MailTokenFor,
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(createdAt.getTime() + lifetimeHours[purpose] * 3_600_000);
  await db.transaction().execute((trx) =>
    insertMailToken(trx, {
      hash: hashSecret(token),
      userId,
      registrationId,
      email,
      purpose,
      createdAt,
      expiresAt,
    }),
  );
  return token;
}
