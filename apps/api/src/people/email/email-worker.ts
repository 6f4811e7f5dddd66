import { unsubscribeHeaders, writeNotifications } from '../../notification/email/digest-email.ts';
import { preferencesOf } from '../../notification/preference/preferences.ts';
import { listUnreadAmong } from '../../notification/read/queries.ts';
import { toldBy } from '../../notification/read/reply.ts';
import { writeUnsubscribeToken } from '../../notification/unsubscribe/token.ts';
import { pathOf } from '../../notification/words/path.ts';
import { sentenceOf } from '../../notification/words/sentence.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { AccountMail, InvitationMail, NotificationMail, Worker } from '../../platform/jobs/jobs.ts';
import type { Post } from '../../platform/mail/mailer.ts';
import { mintMailToken } from '../auth/mail-token.ts';
import { findUserByEmail, findUserById } from '../auth/queries.ts';
import { writeLetter } from './account-email.ts';
import { writeInvitation } from './invitation-email.ts';
import { findOrganisationInvitation, findTeamInvitation } from './queries.ts';

interface Desk {
  readonly db: Database;
  readonly post: Post;
  /** The address that people type, for links. */
  readonly publicOrigin: string;
  readonly now: () => Date;
  /** Signs the links that end mails. */
  readonly secret: Uint8Array;
}

/** Writes one letter and hands it to the post. */
export function mailWorker(desk: Desk): Worker<'mail'> {
  return (job) => {
    if ('ids' in job) return sendNotifications(desk, job);
    return 'invitationId' in job ? sendInvitation(desk, job) : sendAccountLetter(desk, job);
  };
}

async function sendInvitation(desk: Desk, { letter, invitationId }: InvitationMail): Promise<void> {
  const find = letter === 'team-invitation' ? findTeamInvitation : findOrganisationInvitation;
  const invitation = await find(desk.db, invitationId, desk.now());
  if (!invitation) return;
  const written = writeInvitation(invitation, desk.publicOrigin);
  const user = await findUserByEmail(desk.db, invitation.email);
  if (!user) return desk.post.deliver(written);
  // Who has an account finds it there as well, and may have said that this is enough.
  const all = await preferencesOf(desk.db, user.id);
  if (all.some(({ kind, mail }) => kind === 'INVITATION_RECEIVED' && !mail)) return;
  const token = await writeUnsubscribeToken(desk, { userId: user.id, kinds: ['INVITATION_RECEIVED'] });
  await desk.post.deliver({ ...written, headers: unsubscribeHeaders(desk.publicOrigin, token) });
}

/** What somebody has read meanwhile needs no letter; nor does who is gone. */
async function sendNotifications(desk: Desk, { userId, ids }: NotificationMail): Promise<void> {
  const user = await findUserById(desk.db, userId);
  const rows = user ? await listUnreadAmong(desk.db, ids) : [];
  if (!user || rows.length === 0 || user.emailVerifiedAt === null) return;
  const { email, locale, firstName } = user;
  const news = rows.map((row) => ({ ...sentenceOf(toldBy(row), locale), path: pathOf(row) }));
  const token = await writeUnsubscribeToken(desk, { userId, kinds: rows.map(({ kind }) => kind) });
  await desk.post.deliver(writeNotifications({ email, locale, firstName, news, token }, desk.publicOrigin));
}

/** An address without an account gets nothing, and nobody is told. */
async function sendAccountLetter(desk: Desk, job: AccountMail): Promise<void> {
  const user = await findUserByEmail(desk.db, job.email);
  if (!user || isPointless(job, user.emailVerifiedAt)) return;
  const token = await tokenFor(desk, job, user.id);
  await desk.post.deliver(writeLetter(job, { origin: desk.publicOrigin, firstName: user.firstName, token }));
}

/** There is nothing left to verify. */
function isPointless(job: AccountMail, verifiedAt: Date | null): boolean {
  return job.letter === 'verify-email' && verifiedAt !== null;
}

/** The secret is made as late as this, so that it exists in the letter alone; we keep its hash. */
function tokenFor(desk: Desk, { letter }: AccountMail, userId: string): Promise<string | undefined> {
  if (letter === 'already-registered') return Promise.resolve(undefined);
  return mintMailToken(desk, userId, letter);
}
