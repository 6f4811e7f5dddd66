import { staffRoles } from '@traip/contract';
import { type RawBuilder, sql } from 'kysely';
import { membershipCounts } from '../../db/acting-organisation.ts';
import { effectiveRole } from '../../db/effective-role.ts';
import type { Database } from '../../db/schema.ts';
import { selfAndChildren } from '../../db/self-and-children.ts';

const staff = sql.join([...staffRoles]);

const isPublished = sql`competitions.published_at is not null and competitions.state not in ('DRAFT', 'PENDING')`;
const isForAll = sql`competitions.privacy = 'PUBLIC' and traips.privacy = 'PUBLIC'`;
const isForMembers = sql`competitions.privacy <> 'PRIVATE' and traips.privacy <> 'PRIVATE'`;

/** A user id, or an expression for it. */
type UserRef = string | RawBuilder<string>;

/** Whether the user or a child of theirs is in a team with an accepted entry. */
const isParticipant = (userId: UserRef) => sql`exists (select 1 from participations
  join team_members on team_members.team_id = participations.team_id
  where participations.competition_id = competitions.id and participations.status = 'ACCEPTED'
    and team_members.person_id = any(${selfAndChildren(userId)}) and team_members.left_at is null)`;

/**
 * `isCompetitionVisible` in SQL, for queries on `competitions` and `traips`: what is public, what members of the
 * organisation see, and what participants see. `null` stands for anonymous visitors.
 */
export function isVisibleTo(userId: UserRef | null): RawBuilder<boolean> {
  if (userId === null) return sql<boolean>`(${isPublished} and ${isForAll})`;
  return sql<boolean>`((${isPublished} and (${isForAll} or ${isParticipant(userId)}))
    or exists (select 1 from organisation_members as own
      where own.organisation_id = competitions.organisation_id and own.user_id = ${userId} and ${membershipCounts('own')}
        and (${effectiveRole('own')} in (${staff})
          or competitions.state <> 'DRAFT' and (${isForMembers} or ${isParticipant(userId)}))))`;
}

/** Competitions that are not deleted and that a user may see. */
export function competitionsVisibleTo(db: Database, userId: UserRef | null) {
  return db
    .selectFrom('competitions')
    .innerJoin('traips', 'traips.id', 'competitions.traipId')
    .innerJoin('organisations', 'organisations.id', 'competitions.organisationId')
    .where('competitions.deletedAt', 'is', null)
    .where('traips.deletedAt', 'is', null)
    .where('organisations.deletedAt', 'is', null)
    .where(isVisibleTo(userId));
}

/** The organisation of a public competition. */
export function findPublicCompetition(db: Database, id: string) {
  return competitionsVisibleTo(db, null)
    .select('competitions.organisationId')
    .where('competitions.id', '=', id)
    .executeTakeFirst();
}
