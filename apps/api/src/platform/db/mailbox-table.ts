import type { Generated } from 'kysely';

/** The emails of a development machine without SMTP. */
export interface MailboxTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  createdAt: Date;
}
