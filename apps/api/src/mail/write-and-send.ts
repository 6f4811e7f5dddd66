import { mintMailToken } from '../auth/mail-token.ts';
import { findUserByEmail } from '../auth/queries.ts';
import type { Database } from '../db/schema.ts';
import type { AccountMail, InvitationMail, Worker } from '../jobs/jobs.ts';
import { writeInvitation } from './invitation-letter.ts';
import { writeLetter } from './letters.ts';
import type { Post } from './post.ts';
import { findOrganisationInvitation, findTeamInvitation } from './queries.ts';

interface Desk {
  readonly db: Database;
  readonly post: Post;
  /** The address that people type, for links. */
  readonly publicOrigin: string;
  readonly now: () => Date;
}

/** Writes one letter and hands it to the post. */
export function mailWorker(desk: Desk): Worker<'mail'> {
  return (job) => ('invitationId' in job ? sendInvitation(desk, job) : sendAccountLetter(desk, job));
}

async function sendInvitation(desk: Desk, { letter, invitationId }: InvitationMail): Promise<void> {
  const find = letter === 'team-invitation' ? findTeamInvitation : findOrganisationInvitation;
  const invitation = await find(desk.db, invitationId, desk.now());
  if (invitation) await desk.post.deliver(writeInvitation(invitation, desk.publicOrigin));
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
