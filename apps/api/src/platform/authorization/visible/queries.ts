import { staffRoles } from '@traip/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

const staff = sql.join([...staffRoles]);

const isPublished = sql`competitions.published_at is not null and competitions.state not in ('DRAFT', 'PENDING')`;
const isForAll = sql`competitions.privacy = 'PUBLIC' and traips.privacy = 'PUBLIC'`;
const isForMembers = sql`competitions.privacy <> 'PRIVATE' and traips.privacy <> 'PRIVATE'`;

/** Somebody: an id, or where in the query it stands. */
type Somebody = string | RawBuilder<string>;

/** Whether somebody is in a team that has a place there. */
const plays = (userId: Somebody) => sql`exists (select 1 from participations
  join team_members on team_members.team_id = participations.team_id
  where participations.competition_id = competitions.id and participations.status = 'ACCEPTED'
    and team_members.user_id = ${userId} and team_members.left_at is null)`;

/**
 * `competitionIsSeenBy` for lists, in a query that reads `competitions` and `traips`: what everybody sees, what a
 * member of the organisation sees, and what somebody sees who plays there. Nobody in particular is `null`.
 */
export function isSeenBy(userId: Somebody | null): RawBuilder<boolean> {
  if (userId === null) return sql<boolean>`(${isPublished} and ${isForAll})`;
  return sql<boolean>`((${isPublished} and (${isForAll} or ${plays(userId)}))
    or exists (select 1 from organisation_members as own
      where own.organisation_id = competitions.organisation_id and own.user_id = ${userId}
        and (own.role in (${staff})
          or competitions.state <> 'DRAFT' and (${isForMembers} or ${plays(userId)}))))`;
}

/** The living competitions that somebody may see. */
export function competitionsSeenBy(db: Database, userId: Somebody | null) {
  return db
    .selectFrom('competitions')
    .innerJoin('traips', 'traips.id', 'competitions.traipId')
    .innerJoin('organisations', 'organisations.id', 'competitions.organisationId')
    .where('competitions.deletedAt', 'is', null)
    .where('traips.deletedAt', 'is', null)
    .where('organisations.deletedAt', 'is', null)
    .where(isSeenBy(userId));
}

/** The organisation of a competition that everybody may see. */
export function findPublic(db: Database, id: string) {
  return competitionsSeenBy(db, null)
    .select('competitions.organisationId')
    .where('competitions.id', '=', id)
    .executeTakeFirst();
}
