import type { MyMatchRow, Read } from '@traip/contract';
import { sql } from 'kysely';
import { isForOldDate } from '../../../competition/attendance/queries.ts';
import { isVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import { childrenIn } from '../../../platform/db/children-in.ts';
import { compiledRows } from '../../../platform/db/compiled-rows.ts';
import { effectiveRole } from '../../../platform/db/effective-role.ts';
import { selfAndChildren } from '../../../platform/db/self-and-children.ts';

type Attendees = Read<typeof MyMatchRow>['mine']['attendees'];

/** The people for whom a user answers about a match that hasn't started, and their answers so far. */
const attendeesOf = (
  userId: string,
) => sql<Attendees>`case when matches.state in ('CREATED', 'SCHEDULED') then
  coalesce((select jsonb_agg(jsonb_build_object('personId', mate.person_id, 'firstName', players.first_name,
      'teamId', mate.team_id, 'isSelf', mate.person_id = ${userId}, 'answer', attendances.answer,
      'isForOldDate', ${isForOldDate}) order by mate.person_id <> ${userId}, players.birthday, players.id)
    from team_members as mate
    join teams on teams.id = mate.team_id and teams.competitor_kind = 'TEAM'
    join players on players.id = mate.person_id and players.deleted_at is null
    left join attendances on attendances.match_id = matches.id and attendances.person_id = mate.person_id
    where mate.person_id = any(${selfAndChildren(userId)}) and mate.left_at is null
      and mate.team_id in (matches.home_team_id, matches.away_team_id)), '[]'::jsonb) else '[]'::jsonb end`;

/** A person's relation to these matches: player or guardian of one, referee or member of the organisation. */
export const listRelations = compiledRows((db, userId: string, matchIds: readonly string[]) => {
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
    .select(attendeesOf(userId).as('attendees'))
    .where('matches.id', '=', sql<string>`any(${sql.val(matchIds)}::uuid[])`);
});
