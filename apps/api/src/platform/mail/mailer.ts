import { createTransport } from 'nodemailer';
import type { Database } from '../db/schema.ts';
import { insertEmail } from './queries.ts';

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends an email or throws; the job queue retries what failed. */
export interface Mailer {
  send(email: Email): Promise<void>;
  close(): void;
}

export function smtpMailer(url: string, from: string): Mailer {
  const encrypted = new URL(url);
  if (isEncryptionRequired(url)) encrypted.searchParams.set('requireTLS', 'true');
  const transport = createTransport(encrypted.href, { from });
  return {
    send: async (email) => {
      const { headers = {}, ...content } = email;
      await transport.sendMail({ ...content, headers: { ...headers } });
    },
    close: () => transport.close(),
  };
}

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/** Otherwise email would travel in plain text wherever a server, or somebody in between, offers no encryption. */
export function isEncryptionRequired(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const isDecided = searchParams.has('ignoreTLS') || searchParams.has('requireTLS');
  return !isDecided && !thisMachine.includes(hostname);
}

/** Without SMTP, on a development machine, emails are stored in a mailbox that anyone there can read. */
export function mailboxMailer(db: Database): Mailer {
  return {
    send: ({ to, subject, html, text }) =>
      insertEmail(db, { recipient: to, subject, html, text, createdAt: new Date() }),
    close: () => undefined,
  };
}
