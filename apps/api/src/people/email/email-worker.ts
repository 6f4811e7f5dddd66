import { digestEmail, unsubscribeHeaders } from '../../notification/email/digest-email.ts';
import { preferencesOf } from '../../notification/preference/preferences.ts';
import { listUnreadAmong } from '../../notification/read/queries.ts';
import { sentenceInput } from '../../notification/read/reply.ts';
import { signUnsubscribeToken } from '../../notification/unsubscribe/token.ts';
import { notificationPath } from '../../notification/wording/path.ts';
import { sentenceOf } from '../../notification/wording/sentence.ts';
import type { User } from '../../platform/db/account-tables.ts';
import type { Database } from '../../platform/db/schema.ts';
import type {
  AccountEmailJob,
  InvitationEmailJob,
  NotificationEmailJob,
  OwnAccountEmailJob,
  Worker,
} from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Keys } from '../../platform/services/keys.ts';
import { createMailToken } from '../auth/mail-token.ts';
import { findUserByEmail, findUserById } from '../auth/queries.ts';
import { listRegistrations } from '../auth/registrations.ts';
import { accountEmail } from './account-email.ts';
import { invitationEmail } from './invitation-email.ts';
import { ownAccountEmail } from './own-account-email.ts';
import {
  findOrganisationInvitation,
  findSession,
  findTeamInvitation,
  findWithoutAccount,
} from './queries.ts';

interface EmailServices {
  readonly db: Database;
  readonly mailer: Mailer;
  /** The public URL of the site, for links. */
  readonly publicOrigin: string;
  readonly now: () => Date;
  /** Sign unsubscribe links. */
  readonly keys: Keys;
}

/** Writes and sends one email. */
export function emailWorker(services: EmailServices): Worker<'mail'> {
  return (job) => {
    if ('ids' in job) return sendNotifications(services, job);
    if ('personId' in job) return sendOwnAccount(services, job);
    return 'invitationId' in job ? sendInvitation(services, job) : sendAccountEmail(services, job);
  };
}

async function sendInvitation(
  services: EmailServices,
  { letter, invitationId }: InvitationEmailJob,
): Promise<void> {
  const find = letter === 'team-invitation' ? findTeamInvitation : findOrganisationInvitation;
  const invitation = await find(services.db, invitationId, services.now());
  if (!invitation) return;
  const email = invitationEmail(invitation, services.publicOrigin);
  const user = await findUserByEmail(services.db, invitation.email);
  if (!user) return services.mailer.send(email);
  // A person with an account finds it there as well, and may have turned these emails off.
  const all = await preferencesOf(services.db, user.id);
  if (all.some(({ kind, mail }) => kind === 'INVITATION_RECEIVED' && !mail)) return;
  const token = await signUnsubscribeToken(services, { userId: user.id, kinds: ['INVITATION_RECEIVED'] });
  await services.mailer.send({ ...email, headers: unsubscribeHeaders(services.publicOrigin, token) });
}

async function sendOwnAccount(
  { db, mailer, publicOrigin }: EmailServices,
  { personId, age, locale }: OwnAccountEmailJob,
): Promise<void> {
  const person = await findWithoutAccount(db, personId);
  if (person) await mailer.send(ownAccountEmail({ ...person, age, locale }, publicOrigin));
}

/** Nothing is sent about what was read meanwhile, nor to a deleted account. */
async function sendNotifications(
  services: EmailServices,
  { userId, ids }: NotificationEmailJob,
): Promise<void> {
  const user = await findUserById(services.db, userId);
  const rows = user ? await listUnreadAmong(services.db, ids) : [];
  if (!user || rows.length === 0 || user.emailVerifiedAt === null) return;
  const { email, locale, firstName } = user;
  const items = rows.map((row) => ({
    ...sentenceOf(sentenceInput(row), locale),
    path: notificationPath(row),
  }));
  const token = await signUnsubscribeToken(services, { userId, kinds: rows.map(({ kind }) => kind) });
  await services.mailer.send(digestEmail({ email, locale, firstName, items, token }, services.publicOrigin));
}

/** Nothing is sent to an address without an account, and the caller does not learn that. */
async function sendAccountEmail(services: EmailServices, job: AccountEmailJob): Promise<void> {
  if (job.letter === 'email-changed') return sendEmailChanged(services, job);
  const user = await findUserByEmail(services.db, job.email);
  if (!user) return;
  if (job.letter === 'verify-email') return sendVerification(services, job, user);
  if (job.letter === 'new-device') return sendNewDevice(services, job, user);
  if (job.letter === 'change-email') return sendEmailChange(services, job, user);
  const token = await tokenFor(services, job, user.id);
  await services.mailer.send(accountEmail(job, { origin: services.publicOrigin, name: nameOf(user), token }));
}

async function tokenFor(services: EmailServices, { letter }: AccountEmailJob, userId: string) {
  return letter === 'reset-password'
    ? createMailToken(services, { userId, purpose: 'reset-password' })
    : undefined;
}

/** Also for a session that has ended meanwhile: an intruder may have ended it. */
async function sendNewDevice(services: EmailServices, job: AccountEmailJob, user: User): Promise<void> {
  const session = await findSession(services.db, job.sessionId);
  if (!session) return;
  const email = accountEmail(job, { origin: services.publicOrigin, name: user.firstName, session });
  await services.mailer.send(email);
}

/** To the new address; if it has an account, its owner is informed, as when someone registers with it. */
async function sendEmailChange(services: EmailServices, job: AccountEmailJob, user: User): Promise<void> {
  const { newEmail: to = '' } = job;
  const holder = await findUserByEmail(services.db, to);
  const origin = services.publicOrigin;
  if (holder?.emailVerifiedAt) {
    const taken = { ...job, letter: 'already-registered', email: to } as const;
    return services.mailer.send(accountEmail(taken, { origin, name: holder.firstName }));
  }
  const token = await createMailToken(services, { userId: user.id, purpose: 'change-email', email: to });
  await services.mailer.send(accountEmail(job, { origin, name: null, token, to }));
}

/** To the previous address of the account, whose owner can recover it. */
async function sendEmailChanged(services: EmailServices, job: AccountEmailJob): Promise<void> {
  const { email, userId = '', at = '' } = job;
  const user = await findUserById(services.db, userId);
  if (!user) return;
  const changedAt = new Date(at);
  const token = await createMailToken(services, {
    userId,
    purpose: 'restore-email',
    email,
    createdAt: changedAt,
  });
  const { publicOrigin: origin } = services;
  await services.mailer.send(accountEmail(job, { origin, name: user.firstName, token }));
}

/** The name typed for an unverified address may be a stranger's words: it is not sent to the owner. */
function nameOf({ firstName, emailVerifiedAt }: User): string | null {
  return emailVerifiedAt === null ? null : firstName;
}

/**
 * The link belongs to one registration: the named one, or the only one. With several, or none any more, a
 * link to choose a password settles whose account it is.
 */
async function sendVerification(services: EmailServices, job: AccountEmailJob, user: User): Promise<void> {
  if (user.emailVerifiedAt !== null) return;
  const registrations = await listRegistrations(services.db, user.id);
  const selected = job.registrationId
    ? registrations.filter(({ id }) => id === job.registrationId)
    : registrations;
  const own = selected.length === 1 ? selected[0] : undefined;
  if (own === undefined) return sendAccountEmail(services, { ...job, letter: 'reset-password' });
  const token = await createMailToken(services, {
    userId: user.id,
    purpose: 'verify-email',
    registrationId: own.id,
  });
  const registeredAt = own.createdAt;
  await services.mailer.send(
    accountEmail(job, { origin: services.publicOrigin, name: null, token, registeredAt }),
  );
}
