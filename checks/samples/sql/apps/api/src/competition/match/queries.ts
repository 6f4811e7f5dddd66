import { sql } from 'kysely';
export const all = (db) => db.selectFrom('match').execute(sql);
