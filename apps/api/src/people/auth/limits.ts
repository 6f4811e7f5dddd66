import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '@traip/contract';
import { sql } from 'kysely';
import { networkOf } from '../../platform/http/network.ts';
import type { Context } from '../../platform/routing/context.ts';

/** Rate limits. Counted in the database, which all processes share and which survives restarts. */
const limits = {
  login: { perAddress: 300, perSubject: 10, minutes: 15 },
  'forget-password': { perAddress: 60, perSubject: 5, minutes: 60 },
  'forget-password-verify': { perAddress: 60, perSubject: 5, minutes: 60 },
  register: { perAddress: 120, perSubject: 5, minutes: 60 },
  'verify-email': { perAddress: 120, perSubject: 5, minutes: 60 },
  'oauth-login': { perAddress: 300, perSubject: 30, minutes: 15 },
  'check-email': { perAddress: 120, perSubject: 30, minutes: 15 },
  'change-password': { perAddress: 120, perSubject: 10, minutes: 15 },
  'delete-account': { perAddress: 60, perSubject: 10, minutes: 60 },
  'my-data': { perAddress: 120, perSubject: 20, minutes: 60 },
  'check-user-code': { perAddress: 120, perSubject: 30, minutes: 15 },
  'create-organisation': { perAddress: 60, perSubject: 10, minutes: 60 },
  'invite-member': { perAddress: 300, perSubject: 100, minutes: 60 },
  'invite-address': { perAddress: 300, perSubject: 5, minutes: 60 },
  'create-team': { perAddress: 120, perSubject: 20, minutes: 60 },
  'invite-to-team': { perAddress: 300, perSubject: 100, minutes: 60 },
  'create-qr': { perAddress: 120, perSubject: 30, minutes: 60 },
  'create-scorer-link': { perAddress: 600, perSubject: 100, minutes: 60 },
  // Rendering a PDF keeps a CPU busy.
  print: { perAddress: 300, perSubject: 40, minutes: 15 },
  'consume-qr': { perAddress: 600, perSubject: 30, minutes: 15 },
} as const;

type LimitedAction = keyof typeof limits;

/** An attacker with many networks still has one target: all of them together get this many times the limit. */
const globalFactor = 10;

/**
 * Counts one attempt per network (generous: a school shares one), per network and subject (strict), and per subject
 * from all networks. Subjects are counted whether or not they exist.
 */
export async function countAttempt(
  context: Pick<Context, 'db' | 'now' | 'ip'>,
  action: LimitedAction,
  subject: string,
): Promise<Refusal<'TOO_MANY_REQUESTS'> | undefined> {
  const { perAddress, perSubject, minutes } = limits[action];
  const network = networkOf(context.ip);
  const target = fingerprint(subject);
  const counters = [
    { key: `${action}:${network}`, limit: perAddress },
    { key: `${action}:${network}:${target}`, limit: perSubject },
    { key: `${action}:*:${target}`, limit: perSubject * globalFactor },
  ];
  for (const { key, limit } of counters) {
    const { count, retryAfterSeconds } = await increment(context, key, minutes);
    if (count > limit) return refuse('TOO_MANY_REQUESTS', { details: { retryAfterSeconds } });
  }
  return undefined;
}

async function increment({ db, now }: Pick<Context, 'db' | 'now'>, key: string, minutes: number) {
  const time = now();
  const expiry = new Date(time.getTime() - minutes * 60_000);
  const stale = sql<boolean>`attempts.window_started_at <= ${expiry}`;
  const row = await db
    .insertInto('attempts')
    .values({ key, windowStartedAt: time, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${stale} then 1 else attempts.count + 1 end`,
        windowStartedAt: sql<Date>`case when ${stale} then ${time}::timestamptz else attempts.window_started_at end`,
      }),
    )
    .returning(['count', 'windowStartedAt'])
    .executeTakeFirstOrThrow();
  const end = row.windowStartedAt.getTime() + minutes * 60_000;
  return { count: row.count, retryAfterSeconds: Math.max(1, Math.ceil((end - time.getTime()) / 1000)) };
}

/** Emails and user codes do not belong in a counter's key. */
const fingerprint = (subject: string) =>
  createHash('sha256').update(subject).digest('base64url').slice(0, 22);
