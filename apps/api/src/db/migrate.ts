import { type Migration, Migrator } from 'kysely/migration';
import * as accounts from './migrations/0001-accounts.ts';
import * as organisationsAndTeams from './migrations/0002-organisations-and-teams.ts';
import * as competitions from './migrations/0003-competitions.ts';
import * as matchDay from './migrations/0004-match-day.ts';
import * as standings from './migrations/0005-standings.ts';
import * as calendar from './migrations/0006-calendar.ts';
import * as lineups from './migrations/0007-lineups.ts';
import * as live from './migrations/0008-live.ts';
import type { Database } from './schema.ts';

/** In order, oldest first. A migration that has been released is never edited again. */
const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-organisations-and-teams': organisationsAndTeams,
  '0003-competitions': competitions,
  '0004-match-day': matchDay,
  '0005-standings': standings,
  '0006-calendar': calendar,
  '0007-lineups': lineups,
  '0008-live': live,
};

/** Brings the tables up to date and returns the names of the steps taken. */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((step) => step.migrationName);
}
