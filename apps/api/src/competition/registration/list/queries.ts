import type { LicenceQuery, Read } from '@traip/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { searchTextOf } from '../../../platform/db/search-text.ts';

interface LicenceFilter extends Pick<Read<typeof LicenceQuery>, 'teamId' | 'search'> {
  readonly organisationId: string;
  readonly competitionId: string;
}

function filtered(db: Database, { organisationId, competitionId, teamId, search }: LicenceFilter) {
  let query = db
    .selectFrom('licences')
    .innerJoin('players', 'players.id', 'licences.personId')
    .innerJoin('teams', 'teams.id', 'licences.teamId')
    .where('licences.competitionId', '=', competitionId)
    .where('licences.organisationId', '=', organisationId)
    .where('players.deletedAt', 'is', null);
  if (teamId !== undefined) query = query.where('licences.teamId', '=', teamId);
  if (search === '') return query;
  return query.where(
    sql<boolean>`(strpos(players.search_text, ${searchTextOf(search)}) > 0 or licences.number = ${search})`,
  );
}

/** Whether the current consent to taking part was signed on paper. */
const consentOnPaper = sql<boolean>`exists (select from consents_in_force as held
  where held.person_id = licences.person_id and held.purpose = 'PARTICIPATION' and held.how = 'PAPER'
    and held.choice = 'YES')`;

interface LicencePageFilter extends LicenceFilter, Pick<Read<typeof LicenceQuery>, 'state'> {
  readonly page: number;
  readonly limit: number;
}

/** In order of registration. */
export function listLicences(db: Database, { page, limit, state, ...filter }: LicencePageFilter) {
  const query = filtered(db, filter);
  return (state === undefined ? query : query.where('licences.state', '=', state))
    .selectAll('licences')
    .select(['players.userCode', 'players.firstName', 'players.surnames', 'players.avatarKey'])
    .select(['players.showsPhoto', 'players.publicName', 'players.birthday', 'players.knownAs'])
    .select(['teams.name as teamName', 'teams.code as teamCode', 'teams.sportKey', 'teams.competitorKind'])
    .select(['teams.avatarKey as teamAvatarKey', consentOnPaper.as('consentOnPaper')])
    .orderBy('licences.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export function countByState(db: Database, filter: LicenceFilter) {
  return filtered(db, filter)
    .select('licences.state')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('licences.state')
    .execute();
}
