import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { open } from '../db/open.ts';
import pg from 'pg';
import { all } from './queries.ts';
export const list = (db: Kysely<unknown>) => {
  return db
    .selectFrom('match')
    .execute();
};
