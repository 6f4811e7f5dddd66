import { mintMailToken } from '../auth/mail-token.ts';
import { findUserByEmail } from '../auth/queries.ts';
import type { Database } from '../db/schema.ts';
import type { MailJob, Worker } from '../jobs/jobs.ts';
import { writeLetter } from './letters.ts';
import type { Post } from './post.ts';

interface Desk {
  readonly db: Database;
  readonly post: Post;
  /** The address that people type, for links. */
  readonly publicOrigin: string;
  readonly now: () => Date;
}

/** Writes one letter and hands it to the post. An address without an account gets nothing, and nobody is told. */
export function mailWorker(desk: Desk): Worker<'mail'> {
  return async (job) => {
    const user = await findUserByEmail(desk.db, job.email);
    if (!user || isPointless(job, user.emailVerifiedAt)) return;
    const token = await tokenFor(desk, job, user.id);
    await desk.post.deliver(
      writeLetter(job, { origin: desk.publicOrigin, firstName: user.firstName, token }),
    );
  };
}

/** There is nothing left to verify. */
function isPointless(job: MailJob, verifiedAt: Date | null): boolean {
  return job.letter === 'verify-email' && verifiedAt !== null;
}

/** The secret is made as late as this, so that it exists in the letter alone; we keep its hash. */
function tokenFor(desk: Desk, { letter }: MailJob, userId: string): Promise<string | undefined> {
  if (letter === 'already-registered') return Promise.resolve(undefined);
  return mintMailToken(desk, userId, letter);
}
