import type { Insertable } from 'kysely';
import type { MailboxTable } from '../db/mailbox-table.ts';
import type { Database } from '../db/schema.ts';

const pageSize = 50;

export async function insertEmail(db: Database, mail: Insertable<MailboxTable>): Promise<void> {
  await db.insertInto('mailbox').values(mail).execute();
}

export function listEmails(db: Database) {
  return db
    .selectFrom('mailbox')
    .select(['id', 'recipient', 'subject', 'createdAt'])
    .orderBy('id', 'desc')
    .limit(pageSize)
    .execute();
}

export function findEmail(db: Database, id: number) {
  return db.selectFrom('mailbox').selectAll().where('id', '=', id).executeTakeFirst();
}
