import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '@traip/contract';
import { increment } from '../../platform/db/counters.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Context } from '../../platform/routing/context.ts';

/** Rate limits, per network and per subject from one network. */
const limits = {
  'forget-password': { perAddress: 60, perSubject: 5, minutes: 60 },
  'forget-password-verify': { perAddress: 60, perSubject: 5, minutes: 60 },
  register: { perAddress: 120, perSubject: 5, minutes: 60 },
  'verify-email': { perAddress: 120, perSubject: 5, minutes: 60 },
  'oauth-login': { perAddress: 300, perSubject: 30, minutes: 15 },
  'check-email': { perAddress: 120, perSubject: 30, minutes: 15 },
  'change-password': { perAddress: 120, perSubject: 10, minutes: 15 },
  'delete-account': { perAddress: 60, perSubject: 10, minutes: 60 },
  'my-data': { perAddress: 120, perSubject: 20, minutes: 60 },
  'passkey-options': { perAddress: 600, perSubject: 600, minutes: 15 },
  'passkey-login': { perAddress: 300, perSubject: 20, minutes: 15 },
  'change-email': { perAddress: 120, perSubject: 10, minutes: 60 },
  'check-user-code': { perAddress: 120, perSubject: 30, minutes: 15 },
  'create-organisation': { perAddress: 60, perSubject: 10, minutes: 60 },
  'invite-address': { perAddress: 3000, perSubject: 5, minutes: 60 },
  // Rendering a PDF keeps a CPU busy.
  print: { perAddress: 300, perSubject: 100, minutes: 15 },
  // A whole team scans one code, in one hall.
  'name-behind-qr': { perAddress: 600, perSubject: 300, minutes: 15 },
  // A whole stadium is on one network, and following ten teams saves ten times.
  'follower-device': { perAddress: 1200, perSubject: 60, minutes: 15 },
  // Devices without a browser poll often, and a hall has many scoreboards.
  'app-tokens': { perAddress: 6000, perSubject: 3000, minutes: 15 },
  'app-question': { perAddress: 600, perSubject: 300, minutes: 15 },
  'app-answer': { perAddress: 300, perSubject: 60, minutes: 15 },
  'device-code': { perAddress: 300, perSubject: 20, minutes: 15 },
  'consume-qr': { perAddress: 600, perSubject: 30, minutes: 15 },
} as const;

/** Counted per organisation when acting for one: a federation enters its season in one evening. */
const organisationLimits = {
  'create-team': { perPerson: 20, perOrganisation: 600 },
  'invite-member': { perPerson: 100, perOrganisation: 300 },
  'invite-to-team': { perPerson: 100, perOrganisation: 2000 },
  'create-qr': { perPerson: 30, perOrganisation: 600 },
  'create-scorer-link': { perPerson: 100, perOrganisation: 1000 },
} as const;

type LimitContext = Pick<Context, 'db' | 'now'>;
type Limited = Promise<Refusal<'TOO_MANY_REQUESTS'> | undefined>;

/**
 * Counts one attempt per network (generous: a school shares one), and per network and subject (strict). Subjects are
 * counted whether or not they exist. Attempts from other networks do not affect anyone.
 */
export async function countAttempt(
  context: LimitContext & Pick<Context, 'ip'>,
  action: keyof typeof limits,
  subject: string,
): Limited {
  const { perAddress, perSubject, minutes } = limits[action];
  const network = networkOf(context.ip);
  return (
    (await countUpTo(context, `${action}:${network}`, { limit: perAddress, minutes })) ??
    (await countUpTo(context, `${action}:${network}:${fingerprint(subject)}`, { limit: perSubject, minutes }))
  );
}

/** Counts an action, for the organisation in whose name it is done or else for the person. */
export function countWork(
  context: LimitContext & { readonly caller: { readonly userId: string } },
  action: keyof typeof organisationLimits,
  organisationId: string | null,
): Limited {
  const { perPerson, perOrganisation } = organisationLimits[action];
  const [owner, limit] =
    organisationId === null
      ? [context.caller.userId, perPerson]
      : [`organisation:${organisationId}`, perOrganisation];
  return countUpTo(context, `${action}:${owner}`, { limit, minutes: 60 });
}

/**
 * Attempts at a six-digit code, from everywhere: the attacker knows the password already. Devices that the
 * owner has used share a separate count, and passkeys and recovery codes, which can't be guessed, have none.
 */
const codesPerHour = 30;

export function countCode(context: LimitContext, userId: string, deviceId: string | undefined): Limited {
  const owner = deviceId === undefined ? userId : `known:${userId}`;
  return countUpTo(context, `second-factor:${owner}`, { limit: codesPerHour, minutes: 60 });
}

/** Attempts to confirm one's identity, from everywhere: the attacker has stolen this one session. */
export function countConfirmation(context: LimitContext, sessionId: string): Limited {
  return countUpTo(context, `confirmation:${sessionId}`, { limit: 20, minutes: 15 });
}

/** Requests for another address, from everywhere: each sends an email to an arbitrary address. */
export function countEmailChange(context: LimitContext, userId: string): Limited {
  return countUpTo(context, `change-email:${userId}`, { limit: 10, minutes: 60 });
}

const emailsPerHour = 5;

/**
 * Whether another email of a kind may go to an address. If not, the links in the previous ones still work:
 * the response to the caller stays the same.
 */
export async function mayEmail(context: LimitContext, kind: string, email: string): Promise<boolean> {
  const key = `email:${kind}:${fingerprint(email)}`;
  return (await countUpTo(context, key, { limit: emailsPerHour, minutes: 60 })) === undefined;
}

async function countUpTo(
  context: LimitContext,
  key: string,
  { limit, minutes }: { readonly limit: number; readonly minutes: number },
): Limited {
  const { count, retryAfterSeconds } = await increment(context, key, minutes);
  return count > limit ? refuse('TOO_MANY_REQUESTS', { details: { retryAfterSeconds } }) : undefined;
}

/** Emails and user codes do not belong in a counter's key. */
export const fingerprint = (subject: string) =>
  createHash('sha256').update(subject).digest('base64url').slice(0, 22);
