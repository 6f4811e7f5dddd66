import type { AuditedAction, AuditSubjectKind, AuditVia } from '@traip/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { deviceOf, nameOfDevice } from '../http/device.ts';
import { networkOf } from '../http/network.ts';
import { currentRequestOrigin } from './request-origin.ts';

/** An action in the name of an organisation. */
export type NewAuditEntry = AuditedAction & {
  readonly organisationId: string;
  /** Null: the platform itself, or the holder of a scorer link. */
  readonly byUser: string | null;
  readonly at: Date;
  readonly subjectId: string;
  readonly competitionId?: string | null;
  /** What changed. Never secrets, nor personal data other than user IDs: entries are kept for good. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** The name of a subject that no longer exists; other names are looked up. */
  readonly label?: string;
};

/** Written in the transaction of the action. The database chains it to the previous entry at commit. */
export async function insertAuditEntry(db: Database, entry: NewAuditEntry): Promise<void> {
  await auditEntryInsert(db, entry).execute();
}

/** The same insert, for running together with others. */
export function auditEntryInsert(db: Database, entry: NewAuditEntry) {
  return db
    .insertInto('auditEntries')
    .values({ ...auditEntryRow(entry), label: entry.label ?? labelQuery(entry) });
}

/** An entry as it is stored, without its label. */
export function auditEntryRow({ details = {}, competitionId = null, label: _, ...entry }: NewAuditEntry) {
  const origin = currentRequestOrigin();
  return {
    ...entry,
    competitionId,
    via: viaOf(entry.byUser, origin?.isScorer ?? false),
    address: origin ? networkOf(origin.address) : null,
    device: nameOfDevice(deviceOf(origin?.userAgent ?? '')),
    details: JSON.stringify(
      origin?.tokenName === undefined ? details : { ...details, token: origin.tokenName },
    ),
  };
}

/** Always in the same order, so that two transactions that write to several chains cannot deadlock. */
export async function listOrganisationsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('organisationMembers')
    .select('organisationId')
    .where('userId', '=', userId)
    .orderBy('organisationId')
    .execute();
  return rows.map(({ organisationId }) => organisationId);
}

function viaOf(byUser: string | null, isScorer: boolean): AuditVia {
  if (byUser !== null) return 'PERSON';
  return isScorer ? 'SCORER_LINK' : 'PLATFORM';
}

/** The subject's current name, read by the inserting statement. People are named when the log is read. */
function labelQuery({ subjectKind, subjectId, details }: NewAuditEntry): RawBuilder<string> | null {
  if (subjectKind === 'PARTICIPATION') return nameIn('teams', details?.teamId);
  if (subjectKind === 'MATCH') return teamsOfMatch(subjectId);
  const table = tablesWithName[subjectKind];
  return table === undefined ? null : nameIn(table, subjectId);
}

const tablesWithName: Partial<Record<AuditSubjectKind, string>> = {
  ORGANISATION: 'organisations',
  TEAM: 'teams',
  TRAIP: 'traips',
  SEASON: 'seasons',
  CATEGORY: 'categories',
  COMPETITION: 'competitions',
  PHASE: 'phases',
  RACE: 'races',
  RACE_RANKING: 'race_rankings',
  VENUE: 'venues',
};

function nameIn(table: string, id: unknown): RawBuilder<string> {
  return sql`(select name from ${sql.table(table)} where id = ${id}::uuid)`;
}

function teamsOfMatch(id: string): RawBuilder<string> {
  return sql`(select nullif(concat_ws(' – ', home.name, away.name), '') from matches
    left join teams home on home.id = home_team_id left join teams away on away.id = away_team_id
    where matches.id = ${id}::uuid)`;
}
