import type { Insertable } from 'kysely';
import type { Database, MailboxTable } from '../db/schema.ts';

const pageSize = 50;

export async function insertMail(db: Database, mail: Insertable<MailboxTable>): Promise<void> {
  await db.insertInto('mailbox').values(mail).execute();
}

export function listMails(db: Database) {
  return db
    .selectFrom('mailbox')
    .select(['id', 'recipient', 'subject', 'createdAt'])
    .orderBy('id', 'desc')
    .limit(pageSize)
    .execute();
}

export function findMail(db: Database, id: number) {
  return db.selectFrom('mailbox').selectAll().where('id', '=', id).executeTakeFirst();
}
