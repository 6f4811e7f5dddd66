import { type InferResult, sql } from 'kysely';
import { playerColumns } from '../../../../platform/db/player-columns.ts';
import type { Database } from '../../../../platform/db/schema.ts';

interface Squads {
  readonly teamIds: readonly string[];
  readonly startedAt: Date | null;
}

/** More than two squads have. */
const maxPeople = 400;

/** The squads of both teams, by name; anyone who left after the match had started still played in it. */
export function squadsOf(db: Database, { teamIds, startedAt }: Squads) {
  return db
    .selectFrom('teamMembers')
    .innerJoin('players', 'players.id', 'teamMembers.personId')
    .select(['teamMembers.teamId', 'teamMembers.role', 'teamMembers.position'])
    .select(playerColumns)
    .where('teamMembers.teamId', '=', sql<string>`any(${sql.val(teamIds)}::uuid[])`)
    .where('players.deletedAt', 'is', null)
    .where(sql<boolean>`(team_members.left_at is null or team_members.left_at > ${startedAt}::timestamptz)`)
    .orderBy(sql`folded(players.first_name || ' ' || players.surnames)`)
    .orderBy('players.id')
    .limit(maxPeople);
}

export const listSquads = (db: Database, squads: Squads) => squadsOf(db, squads).execute();

/** The referees of a match, the main one first. */
export function refereeingOf(db: Database, matchId: string) {
  return db
    .selectFrom('matchReferees')
    .innerJoin('players', 'players.id', 'matchReferees.userId')
    .select([...playerColumns, 'matchReferees.role'])
    .where('matchReferees.matchId', '=', matchId)
    .orderBy(sql`(match_referees.role <> 'MAIN')`)
    .orderBy('matchReferees.role')
    .orderBy(sql`folded(players.first_name || ' ' || players.surnames)`)
    .limit(50);
}

export const listRefereeing = (db: Database, matchId: string) => refereeingOf(db, matchId).execute();

export type SquadMember = Awaited<ReturnType<typeof listSquads>>[number];

interface MatchInOrganisation {
  readonly matchId: string;
  readonly organisationId: string;
}

/** These people and others who recorded something about the match, with their role in its organisation. */
export function authorsOf(
  db: Database,
  { matchId, organisationId }: MatchInOrganisation,
  ids: readonly string[],
) {
  return db
    .selectFrom('users')
    .leftJoin('organisationMembers as own', (join) =>
      join.onRef('own.userId', '=', 'users.id').on('own.organisationId', '=', organisationId),
    )
    .select(['users.id', 'own.role'])
    .select(sql<string>`trim(users.first_name || ' ' || users.surnames)`.as('name'))
    .where(
      'users.id',
      '=',
      sql<string>`any(array(select unnest(${sql.val(ids)}::uuid[])
        union select by_user from ${shownRecords(db, matchId).select('byUser')} as record
        union select by_user from licence_checks where match_id = ${matchId}))`,
    );
}

export type Author = InferResult<ReturnType<typeof authorsOf>>[number];

export function linkLabelsOf(db: Database, matchId: string) {
  return db.selectFrom('scorerLinks').select(['id', 'label']).where('matchId', '=', matchId);
}

export type LinkLabel = InferResult<ReturnType<typeof linkLabelsOf>>[number];

/** Actions that also have an event and would be shown twice, and drafts, which are internal to the team. */
const notShown = [
  'LINEUP_SAVED',
  'LICENCES_CHECKED',
  'CREATED',
  'SCHEDULED',
  'RESCHEDULED',
  'LINEUP_CONFIRMED',
  'STARTED',
  'FINISHED',
  'CLOSED',
  'RESULT_BY_HAND',
  'REOPENED',
  'CANCELLED',
];

/** Written out as in the index that has only these entries. */
const isNoEvent = sql<boolean>`action not in ('EVENT_REGISTERED', 'EVENTS_REGISTERED', 'EVENT_DELETED')`;

/** Recorded actions on a match that are not events, latest first. */
export function recordsOf(db: Database, matchId: string) {
  return shownRecords(db, matchId)
    .select(['id', 'action', 'at', 'byUser', 'details'])
    .select(sql<string | null>`details ->> 'scorerLink'`.as('linkId'));
}

function shownRecords(db: Database, matchId: string) {
  return db
    .selectFrom('auditEntries')
    .where('subjectId', '=', matchId)
    .where('subjectKind', '=', 'MATCH')
    .where(isNoEvent)
    .where(sql<boolean>`action <> all(${sql.val(notShown)}::text[])`)
    .orderBy('id', 'desc')
    .limit(50);
}

export type MatchRecordRow = InferResult<ReturnType<typeof recordsOf>>[number];
