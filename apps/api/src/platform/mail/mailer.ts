import { createTransport } from 'nodemailer';
import type { Database } from '../db/schema.ts';
import { insertMail } from './queries.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Takes a letter away, or fails: a letter that was not taken is tried again. */
export interface Post {
  deliver(letter: Letter): Promise<void>;
  close(): void;
}

export function smtpPost(url: string, from: string): Post {
  const transport = createTransport(url, { from });
  return {
    deliver: async (letter) => {
      const { headers = {}, ...content } = letter;
      await transport.sendMail({ ...content, headers: { ...headers } });
    },
    close: () => transport.close(),
  };
}

/** A development machine has no post: letters stay in a mailbox that anyone at the machine can read. */
export function mailboxPost(db: Database): Post {
  return {
    deliver: ({ to, subject, html, text }) =>
      insertMail(db, { recipient: to, subject, html, text, createdAt: new Date() }),
    close: () => undefined,
  };
}
