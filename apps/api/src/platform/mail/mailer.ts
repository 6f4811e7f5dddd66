import type { Database } from '../db/schema.ts';
import { traceStep } from '../tracing/tracing.ts';
import { insertEmail } from './queries.ts';

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends an email or throws; the job queue retries failures. */
export interface Mailer {
  send(email: Email): Promise<void>;
  close(): void;
}

/** Loaded where a mail server is configured. */
const nodemailer = () => import('nodemailer');

export async function smtpMailer(url: string, from: string): Promise<Mailer> {
  const { createTransport } = await nodemailer();
  const transport = createTransport(encryptedUrl(url), { from });
  return {
    send: async (email) => {
      const { headers = {}, ...content } = email;
      const step = { kind: 'mail', name: 'smtp' } as const;
      await traceStep(step, () => transport.sendMail({ ...content, headers: { ...headers } }));
    },
    close: () => transport.close(),
  };
}

const timeout = 10_000;

/** Connects, encrypts and signs in as for an email, but sends none; throws if anything fails. */
export async function checkMailServer(url: string): Promise<void> {
  const { createTransport } = await nodemailer();
  const transport = createTransport({
    url: encryptedUrl(url),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function encryptedUrl(url: string): string {
  const encrypted = new URL(url);
  if (isEncryptionRequired(url)) encrypted.searchParams.set('requireTLS', 'true');
  return encrypted.href;
}

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/** Otherwise email would go out in plain text if a server, or someone in between, offers no encryption. */
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
