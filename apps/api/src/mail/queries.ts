import type { Database } from '../db/schema.ts';

const pageSize = 50;

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
