import { sql } from 'kysely';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database } from '../../../platform/db/schema.ts';

/** How long an expired licence is still shown. */
const shownFor = '1 year';

/** Whether a person is still in the team of their licence. */
const inTeam = sql<boolean>`exists (select from team_members where team_members.team_id = licences.team_id
  and team_members.person_id = licences.person_id and team_members.left_at is null)`;

function cards(db: Database) {
  return db
    .selectFrom('licences')
    .innerJoin('players', 'players.id', 'licences.personId')
    .innerJoin('persons', 'persons.id', 'licences.personId')
    .innerJoin('teams', 'teams.id', 'licences.teamId')
    .innerJoin('competitions', 'competitions.id', 'licences.competitionId')
    .innerJoin('organisations', 'organisations.id', 'competitions.organisationId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .innerJoin('seasons', 'seasons.id', 'competitions.seasonId')
    .leftJoin('users as decider', 'decider.id', 'licences.decidedBy')
    .select(playerColumns)
    .select(['players.birthday', 'persons.showsPhoto as agreedToPhoto'])
    .select(['licences.id as licenceId', 'licences.personId', 'licences.teamId', 'licences.competitionId'])
    .select(['licences.isStaff', 'licences.shirt', 'licences.number', 'licences.state', 'licences.version'])
    .select(['licences.playableSince', 'licences.validUntil', 'licences.reason', 'licences.submittedAt'])
    .select(['licences.decidedAt', 'licences.createdAt', inTeam.as('isInTeam')])
    .select(sql<string | null>`trim(decider.first_name || ' ' || decider.surnames)`.as('decidedBy'))
    .select([
      'teams.name as teamName',
      'teams.code as teamCode',
      'teams.sportKey as teamSportKey',
      'teams.competitorKind',
    ])
    .select(['teams.avatarKey as teamAvatarKey', 'organisations.name as organisation'])
    .select(['competitions.name as competitionName', 'categories.name as category', 'seasons.name as season'])
    .where('licences.state', 'not in', ['DRAFT', 'REPLACED'])
    .where('competitions.deletedAt', 'is', null)
    .where('players.deletedAt', 'is', null);
}

/** The licences of these people, latest first; only the latest of each person, team and competition. */
export function listCards(db: Database, personIds: readonly string[], now: Date) {
  return cards(db)
    .where('licences.personId', '=', sql<string>`any(${sql.val([...personIds])}::uuid[])`)
    .where(
      sql<boolean>`coalesce(licences.valid_until, ${now}::date) > ${now}::timestamptz - ${shownFor}::interval`,
    )
    .where(
      sql<boolean>`not exists (select 1 from licences as later where later.person_id = licences.person_id
        and later.team_id = licences.team_id and later.competition_id = licences.competition_id
        and later.id > licences.id and later.state <> 'DRAFT')`,
    )
    .orderBy('licences.id', 'desc')
    .limit(60)
    .execute();
}

export type CardRow = Awaited<ReturnType<typeof listCards>>[number];

/** A licence of a person who is still in its team. */
export function findInTeam(db: Database, id: string) {
  return db
    .selectFrom('licences')
    .innerJoin('players', 'players.id', 'licences.personId')
    .selectAll('licences')
    .where('licences.id', '=', id)
    .where('players.deletedAt', 'is', null)
    .where(inTeam)
    .executeTakeFirst();
}

/** The licences of a team in a competition, by shirt and name. */
export function listTeamCards(db: Database, competitionId: string, teamId: string): Promise<CardRow[]> {
  return cards(db)
    .where('licences.competitionId', '=', competitionId)
    .where('licences.teamId', '=', teamId)
    .where('licences.state', 'in', ['APPROVED', 'SUBMITTED'])
    .orderBy('licences.isStaff')
    .orderBy('licences.shirt')
    .orderBy(sql`folded(players.first_name || ' ' || players.surnames)`)
    .orderBy('licences.id')
    .limit(1000)
    .execute();
}
