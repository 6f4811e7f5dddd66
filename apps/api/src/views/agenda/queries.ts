import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { competitionsVisibleTo } from '../../platform/authorization/visible/queries.ts';
import { type ChildInMatch, childrenIn } from '../../platform/db/children-in.ts';
import type { Database } from '../../platform/db/schema.ts';
import { selfAndChildren } from '../../platform/db/self-and-children.ts';

/** More than anyone plays; calendars fetch the file every hour, so it must stay small. */
const maxMatches = 2000;

/** Which matches an agenda contains. */
export type AgendaScope =
  | { readonly matchId: string }
  | { readonly competitionId: string }
  | { readonly teamId: string }
  | { readonly personId: string };

/** Matches kicking off after a given time that a user may see (null: an anonymous visitor), in order. */
export function listAppointments(db: Database, userId: string | null, after: Date, scope: AgendaScope) {
  return competitionsVisibleTo(db, userId)
    .innerJoin('matches', 'matches.competitionId', 'competitions.id')
    .innerJoin('phases', 'phases.id', 'matches.phaseId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .leftJoin('teams as home', 'home.id', 'matches.homeTeamId')
    .leftJoin('teams as away', 'away.id', 'matches.awayTeamId')
    .leftJoin('fields', 'fields.id', 'matches.fieldId')
    .leftJoin('venues', 'venues.id', 'fields.venueId')
    .select(['matches.id', 'matches.kickOff', 'matches.state', 'matches.round', 'matches.groupKey'])
    .select(['matches.postponedFrom', 'matches.postponedReason'])
    .select(['matches.homeScore', 'matches.awayScore', 'matches.version', 'matches.changedAt'])
    .select('matches.result')
    .select(['home.name as home', 'away.name as away', 'phases.name as phase'])
    .select(['competitions.name as competition', 'competitions.rulesOverride', 'categories.sportVariantKey'])
    .select(('personId' in scope ? childrenIn(scope.personId) : noChildren).as('children'))
    .select(['venues.name as venue', 'fields.name as field', 'venues.address', 'venues.city'])
    .where('matches.deletedAt', 'is', null)
    .where(isAfter(after))
    .where(isInScope(scope))
    .orderBy(sql`coalesce(matches.kick_off, matches.postponed_from)`)
    .orderBy('matches.id')
    .limit(maxMatches)
    .execute();
}

/** A postponed match stays at its former date, marked as such, until it has another. */
const isAfter = (after: Date) => sql<boolean>`(matches.kick_off > ${after}
  or (matches.kick_off is null and matches.postponed_from > ${after}))`;

/** Only in one's own calendar. */
const noChildren = sql<readonly ChildInMatch[]>`'[]'::jsonb`;

export type AppointmentRow = Awaited<ReturnType<typeof listAppointments>>[number];

function isInScope(scope: AgendaScope) {
  if ('matchId' in scope) return sql<boolean>`matches.id = ${scope.matchId}`;
  if ('competitionId' in scope) return sql<boolean>`matches.competition_id = ${scope.competitionId}`;
  if ('teamId' in scope)
    return sql<boolean>`(matches.home_team_id = ${scope.teamId} or matches.away_team_id = ${scope.teamId})`;
  return isOfPerson(scope.personId);
}

/** Matches a person or a child of theirs plays, and those they referee. Each branch of the union can use its own index. */
const isOfPerson = (personId: string) => sql<boolean>`matches.id in (
  select played.id from team_members
  join matches as played on played.home_team_id = team_members.team_id
  where team_members.person_id = any(${selfAndChildren(personId)}) and team_members.left_at is null
  union all select played.id from team_members
  join matches as played on played.away_team_id = team_members.team_id
  where team_members.person_id = any(${selfAndChildren(personId)}) and team_members.left_at is null
  union all select match_id from match_referees where match_referees.user_id = ${personId})`;

export async function findCompetitionName(db: Database, id: string): Promise<string | undefined> {
  const row = await competitionsVisibleTo(db, null)
    .select('competitions.name')
    .where('competitions.id', '=', id)
    .executeTakeFirst();
  return row?.name;
}

export async function findPublicTeamName(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('teams')
    .select('name')
    .where('id', '=', id)
    .where('privacy', '=', 'PUBLIC')
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.name;
}

/** The owner of an agenda, unless the account was deleted. */
export async function findOwner(db: Database, agendaId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('agendas')
    .innerJoin('users', 'users.id', 'agendas.userId')
    .select('agendas.userId')
    .where('agendas.id', '=', agendaId)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.userId;
}

export function findAgenda(db: Database, userId: string) {
  return db.selectFrom('agendas').selectAll().where('userId', '=', userId).executeTakeFirst();
}

/** Replaces the agenda, which invalidates its old address. */
export function renewAgenda(db: Database, userId: string, createdAt: Date) {
  const agenda = { id: randomUUID(), createdAt };
  return db
    .insertInto('agendas')
    .values({ userId, ...agenda })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(agenda))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteAgenda(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('agendas').where('userId', '=', userId).execute();
}
