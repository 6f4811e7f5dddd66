import { sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import * as accounts from './migrations/0001-accounts.ts';
import * as organisationsAndTeams from './migrations/0002-organisations-and-teams.ts';
import * as competitions from './migrations/0003-competitions.ts';
import * as matchDay from './migrations/0004-match-day.ts';
import * as standings from './migrations/0005-standings.ts';
import * as calendar from './migrations/0006-calendar.ts';
import * as lineups from './migrations/0007-lineups.ts';
import * as live from './migrations/0008-live.ts';
import * as notifications from './migrations/0009-notifications.ts';
import * as search from './migrations/0010-search.ts';
import * as matchDayRest from './migrations/0011-match-day-rest.ts';
import * as sharing from './migrations/0012-sharing.ts';
import * as pages from './migrations/0013-pages.ts';
import * as growth from './migrations/0014-growth.ts';
import * as searchWords from './migrations/0015-search-words.ts';
import * as nothingCarriedOver from './migrations/0016-nothing-carried-over.ts';
import * as registrations from './migrations/0017-registrations.ts';
import * as onlyAssignedReferees from './migrations/0018-only-assigned-referees.ts';
import * as deletedItems from './migrations/0019-deleted-items.ts';
import * as auditLog from './migrations/0020-audit-log.ts';
import * as secondFactor from './migrations/0021-second-factor.ts';
import * as persons from './migrations/0022-persons.ts';
import * as claimsAndMerges from './migrations/0023-claims-and-merges.ts';
import * as legalTexts from './migrations/0024-legal-texts.ts';
import * as guardians from './migrations/0025-guardians.ts';
import * as licences from './migrations/0026-licences.ts';
import * as documents from './migrations/0027-documents.ts';
import * as licenceChecks from './migrations/0028-licence-checks.ts';
import * as consents from './migrations/0029-consents.ts';
import * as namesOfPeople from './migrations/0030-names-of-people.ts';
import * as consentsOnPaper from './migrations/0031-consents-on-paper.ts';
import * as organisationPeople from './migrations/0032-organisation-people.ts';
import * as calendarWishes from './migrations/0033-calendar-wishes.ts';
import * as licenceReplies from './migrations/0034-licence-replies.ts';
import * as protests from './migrations/0035-protests.ts';
import * as resultReports from './migrations/0036-result-reports.ts';
import * as postponed from './migrations/0037-postponed.ts';
import * as nextSeasons from './migrations/0038-next-seasons.ts';
import * as courtQueue from './migrations/0039-court-queue.ts';
import * as lineupFormation from './migrations/0040-lineup-formation.ts';
import * as races from './migrations/0041-races.ts';
import * as accessTokens from './migrations/0042-access-tokens.ts';
import * as webhooks from './migrations/0043-webhooks.ts';
import * as competitors from './migrations/0045-competitors.ts';
import * as idempotencyKeys from './migrations/0046-idempotency-keys.ts';
import * as golf from './migrations/0047-golf.ts';
import * as follows from './migrations/0048-follows.ts';
import * as looks from './migrations/0049-looks.ts';
import * as followerDevices from './migrations/0050-follower-devices.ts';
import * as pairings from './migrations/0051-pairings.ts';
import * as weighIns from './migrations/0052-weigh-ins.ts';
import * as attendances from './migrations/0053-attendances.ts';
import * as apps from './migrations/0054-apps.ts';
import * as appDevices from './migrations/0055-app-devices.ts';
import * as plannedOnce from './migrations/0056-planned-once.ts';
import * as raceRounds from './migrations/0057-race-rounds.ts';
import * as raceRankings from './migrations/0058-race-rankings.ts';
import * as raceLines from './migrations/0059-race-lines.ts';
import * as rubberPlayers from './migrations/0060-rubber-players.ts';
import * as ratingsAndPartners from './migrations/0062-ratings-and-partners.ts';
import * as records from './migrations/0063-records.ts';
import * as laps from './migrations/0066-laps.ts';
import * as awaitedMatches from './migrations/0067-awaited-matches.ts';
import * as jointCalendars from './migrations/0068-joint-calendars.ts';
import * as splits from './migrations/0069-splits.ts';
import * as proposedCompetitors from './migrations/0070-proposed-competitors.ts';
import * as cheaperEvents from './migrations/0071-cheaper-events.ts';
import * as undoneCalendars from './migrations/0072-undone-calendars.ts';
import type { Database } from './schema.ts';

/** Oldest first. A released migration is never edited. */
const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-organisations-and-teams': organisationsAndTeams,
  '0003-competitions': competitions,
  '0004-match-day': matchDay,
  '0005-standings': standings,
  '0006-calendar': calendar,
  '0007-lineups': lineups,
  '0008-live': live,
  '0009-notifications': notifications,
  '0010-search': search,
  '0011-match-day-rest': matchDayRest,
  '0012-sharing': sharing,
  '0013-pages': pages,
  '0014-growth': growth,
  '0015-search-words': searchWords,
  '0016-nothing-carried-over': nothingCarriedOver,
  '0017-registrations': registrations,
  '0018-only-assigned-referees': onlyAssignedReferees,
  '0019-deleted-items': deletedItems,
  '0020-audit-log': auditLog,
  '0021-second-factor': secondFactor,
  '0022-persons': persons,
  '0023-claims-and-merges': claimsAndMerges,
  '0024-legal-texts': legalTexts,
  '0025-guardians': guardians,
  '0026-licences': licences,
  '0027-documents': documents,
  '0028-licence-checks': licenceChecks,
  '0029-consents': consents,
  '0030-names-of-people': namesOfPeople,
  '0031-consents-on-paper': consentsOnPaper,
  '0032-organisation-people': organisationPeople,
  '0033-calendar-wishes': calendarWishes,
  '0034-licence-replies': licenceReplies,
  '0035-protests': protests,
  '0036-result-reports': resultReports,
  '0037-postponed': postponed,
  '0038-next-seasons': nextSeasons,
  '0039-court-queue': courtQueue,
  '0040-lineup-formation': lineupFormation,
  '0041-races': races,
  '0042-access-tokens': accessTokens,
  '0043-webhooks': webhooks,
  '0045-competitors': competitors,
  '0046-idempotency-keys': idempotencyKeys,
  '0047-golf': golf,
  '0048-follows': follows,
  '0049-looks': looks,
  '0050-follower-devices': followerDevices,
  '0051-pairings': pairings,
  '0052-weigh-ins': weighIns,
  '0053-attendances': attendances,
  '0054-apps': apps,
  '0055-app-devices': appDevices,
  '0056-planned-once': plannedOnce,
  '0057-race-rounds': raceRounds,
  '0058-race-rankings': raceRankings,
  '0059-race-lines': raceLines,
  '0060-rubber-players': rubberPlayers,
  '0062-ratings-and-partners': ratingsAndPartners,
  '0063-records': records,
  '0066-laps': laps,
  '0067-awaited-matches': awaitedMatches,
  '0068-joint-calendars': jointCalendars,
  '0069-splits': splits,
  '0070-proposed-competitors': proposedCompetitors,
  '0071-cheaper-events': cheaperEvents,
  '0072-undone-calendars': undoneCalendars,
};

/** Migrates to the latest version; returns the names of the migrations that ran. */
export async function migrate(db: Database): Promise<string[]> {
  if (await isUpToDate(db)) return [];
  return stepsOf(await migratorOf(db).migrateToLatest());
}

/**
 * What almost every start finds. The migrator would first read the columns of every table, which takes the
 * embedded database a second of CPU.
 */
async function isUpToDate(db: Database): Promise<boolean> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('migrations') is not null as exists`.execute(db);
  if (!tables[0]?.exists) return false;
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  return rows.length === Object.keys(migrations).length && rows.every(({ name }) => isMigration(name));
}

/** Migrates up to a given migration, so that a backup of that version can be restored. */
export async function migrateUpTo(db: Database, name: string): Promise<string[]> {
  return stepsOf(await migratorOf(db).migrateTo(name));
}

/** How far a database has been migrated. Reading it changes nothing. */
export interface MigrationState {
  /** The migrations that the next start will run. */
  readonly pending: readonly string[];
  readonly isNew: boolean;
}

export async function findMigrationState(db: Database): Promise<MigrationState> {
  const known = await migratorOf(db).getMigrations();
  const pending = known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
  return { pending, isNew: pending.length === known.length };
}

export function isMigration(name: string): boolean {
  return Object.hasOwn(migrations, name);
}

function migratorOf(db: Database): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });
}

function stepsOf({ error, results = [] }: MigrationResultSet): string[] {
  if (error) throw error;
  return results.map((step) => step.migrationName);
}
