import { sql } from 'kysely';
export const rows = (db) => db.deleteFrom('match');
