import { sql } from 'kysely';
import { isVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import { childrenIn } from '../../../platform/db/children-in.ts';
import { effectiveRole } from '../../../platform/db/effective-role.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { selfAndChildren } from '../../../platform/db/self-and-children.ts';

/** A person's relation to these matches: player or guardian of one, referee or member of the organisation. */
export function listRelations(db: Database, userId: string, matchIds: readonly string[]) {
  const mine = (side: 'home' | 'away') => sql<boolean>`exists (select 1 from team_members
    where team_members.team_id = ${sql.ref(`matches.${side}TeamId`)}
      and team_members.person_id = any(${selfAndChildren(userId)}) and team_members.left_at is null)`;
  return db
    .selectFrom('matches')
    .innerJoin('organisations', 'organisations.id', 'matches.organisationId')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .innerJoin('traips', 'traips.id', 'competitions.traipId')
    .leftJoin('organisationMembers as own', (join) =>
      join.onRef('own.organisationId', '=', 'organisations.id').on('own.userId', '=', userId),
    )
    .leftJoin('matchReferees as whistle', (join) =>
      join.onRef('whistle.matchId', '=', 'matches.id').on('whistle.userId', '=', userId),
    )
    .select(['matches.id', 'matches.homeTeamId', 'matches.awayTeamId', 'organisations.orgCode'])
    .select(effectiveRole('own').as('role'))
    .select(['whistle.userId as refereeId', mine('home').as('isHome'), mine('away').as('isAway')])
    .select([isVisibleTo(null).as('isPublic'), childrenIn(userId).as('children')])
    .where('matches.id', '=', sql<string>`any(${sql.val(matchIds)}::uuid[])`)
    .execute();
}
