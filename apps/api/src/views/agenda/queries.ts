import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { competitionsVisibleTo } from '../../platform/authorization/visible/queries.ts';
import type { Database } from '../../platform/db/schema.ts';

/** More than anybody has before them; a calendar that reads them all every hour must stay light. */
const mostMatches = 2000;

/** Of which matches an agenda is made. */
export type AgendaScope =
  | { readonly matchId: string }
  | { readonly competitionId: string }
  | { readonly teamId: string }
  | { readonly personId: string };

/** Matches with a kick-off after a moment that somebody may see, the first first; nobody is `null`. */
export function listAppointments(db: Database, userId: string | null, after: Date, reach: AgendaScope) {
  return competitionsVisibleTo(db, userId)
    .innerJoin('matches', 'matches.competitionId', 'competitions.id')
    .innerJoin('phases', 'phases.id', 'matches.phaseId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .leftJoin('teams as home', 'home.id', 'matches.homeTeamId')
    .leftJoin('teams as away', 'away.id', 'matches.awayTeamId')
    .leftJoin('fields', 'fields.id', 'matches.fieldId')
    .leftJoin('venues', 'venues.id', 'fields.venueId')
    .select(['matches.id', 'matches.kickOff', 'matches.state', 'matches.round', 'matches.groupKey'])
    .select(['matches.homeScore', 'matches.awayScore', 'matches.version', 'matches.changedAt'])
    .select(['home.name as home', 'away.name as away', 'phases.name as phase'])
    .select(['competitions.name as competition', 'competitions.rulesOverride', 'categories.sportVariantKey'])
    .select(['venues.name as venue', 'fields.name as field', 'venues.address', 'venues.city'])
    .where('matches.deletedAt', 'is', null)
    .where('matches.kickOff', '>', after)
    .where(isWithin(reach))
    .orderBy('matches.kickOff')
    .orderBy('matches.id')
    .limit(mostMatches)
    .execute();
}

export type AppointmentRow = Awaited<ReturnType<typeof listAppointments>>[number];

function isWithin(reach: AgendaScope) {
  if ('matchId' in reach) return sql<boolean>`matches.id = ${reach.matchId}`;
  if ('competitionId' in reach) return sql<boolean>`matches.competition_id = ${reach.competitionId}`;
  if ('teamId' in reach)
    return sql<boolean>`(matches.home_team_id = ${reach.teamId} or matches.away_team_id = ${reach.teamId})`;
  return isOf(reach.personId);
}

/** What somebody plays or referees. By the ids of the matches: each way has an index of its own. */
const isOf = (personId: string) => sql<boolean>`matches.id in (
  select played.id from team_members
  join matches as played on played.home_team_id = team_members.team_id
  where team_members.user_id = ${personId} and team_members.left_at is null
  union all select played.id from team_members
  join matches as played on played.away_team_id = team_members.team_id
  where team_members.user_id = ${personId} and team_members.left_at is null
  union all select match_id from match_referees where match_referees.user_id = ${personId})`;

export async function competitionNamed(db: Database, id: string): Promise<string | undefined> {
  const row = await competitionsVisibleTo(db, null)
    .select('competitions.name')
    .where('competitions.id', '=', id)
    .executeTakeFirst();
  return row?.name;
}

export async function publicTeamNamed(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('teams')
    .select('name')
    .where('id', '=', id)
    .where('privacy', '=', 'PUBLIC')
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.name;
}

/** Whose agenda this is, while the account lives. */
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

/** A new one, in the place of the old one. */
export function renewAgenda(db: Database, userId: string, createdAt: Date) {
  const made = { id: randomUUID(), createdAt };
  return db
    .insertInto('agendas')
    .values({ userId, ...made })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(made))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteAgenda(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('agendas').where('userId', '=', userId).execute();
}
