import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';

const isAnyOf = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

/** People who attend every match of their team. Owners and staff don't have to. */
export const present = ['COACH', 'CAPTAIN', 'ASSISTANT_CAPTAIN', 'MEMBER'] as const;

interface DutyWindow {
  readonly phaseIds: readonly string[];
  readonly teamIds: readonly string[];
  readonly refereeIds: readonly string[];
  readonly from: Date;
  readonly to: Date;
}

/**
 * Matches of other phases, in any organisation, that one of these referees, or someone in one of these teams,
 * referees. Only their times are used; nothing about them is shown.
 */
export function findDuties(db: Database, { phaseIds, teamIds, refereeIds, from, to }: DutyWindow) {
  const ownTeams = sql`select team_id from team_members where person_id = match_referees.user_id
    and team_id = any(${[...teamIds]}::uuid[]) and left_at is null and role = any(${[...present]}::text[])`;
  return db
    .selectFrom('matchReferees')
    .innerJoin('matches', 'matches.id', 'matchReferees.matchId')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select(['matches.id', 'matchReferees.userId as personId', 'matches.kickOff'])
    .select(['competitions.rulesOverride', 'categories.sportVariantKey'])
    .select(sql<string[]>`array(${ownTeams} order by team_id)`.as('teamIds'))
    .where(({ not }) => not(isAnyOf('matches.phaseId', phaseIds)))
    .where('matches.deletedAt', 'is', null)
    .where('competitions.deletedAt', 'is', null)
    .where('matches.state', '<>', 'CANCELLED')
    .where('matches.kickOff', '>=', from)
    .where('matches.kickOff', '<', to)
    .where(({ or }) => or([isAnyOf('matchReferees.userId', refereeIds), sql<boolean>`exists (${ownTeams})`]))
    .orderBy('matches.kickOff')
    .orderBy('matches.id')
    .execute();
}

export type Duty = Awaited<ReturnType<typeof findDuties>>[number];

/** The referees already assigned to matches of these phases. */
export function findReferees(db: Database, { organisationId }: OrganisationRef, phaseIds: readonly string[]) {
  return db
    .selectFrom('matchReferees')
    .innerJoin('matches', 'matches.id', 'matchReferees.matchId')
    .select(['matchReferees.matchId', 'matchReferees.userId'])
    .where('matchReferees.organisationId', '=', organisationId)
    .where(isAnyOf('matches.phaseId', phaseIds))
    .orderBy('matchReferees.matchId')
    .orderBy('matchReferees.userId')
    .execute();
}
