import { countLimit, type LicenceQuery, type Read } from '@traip/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { searchTextOf } from '../../../platform/db/search-text.ts';

interface LicenceFilter extends Pick<Read<typeof LicenceQuery>, 'state' | 'teamId' | 'search'> {
  readonly organisationId: string;
  readonly competitionId: string;
}

function filtered(db: Database, { organisationId, competitionId, state, teamId, search }: LicenceFilter) {
  let query = db
    .selectFrom('licences')
    .innerJoin('players', 'players.id', 'licences.personId')
    .innerJoin('teams', 'teams.id', 'licences.teamId')
    .where('licences.competitionId', '=', competitionId)
    .where('licences.organisationId', '=', organisationId)
    .where('players.deletedAt', 'is', null);
  if (state !== undefined) query = query.where('licences.state', '=', state);
  if (teamId !== undefined) query = query.where('licences.teamId', '=', teamId);
  if (search === '') return query;
  return query.where(
    sql<boolean>`(strpos(players.search_text, ${searchTextOf(search)}) > 0 or licences.number = ${search})`,
  );
}

/** In the order in which they were registered. */
export function listLicences(
  db: Database,
  { page, limit, ...filter }: LicenceFilter & { readonly page: number; readonly limit: number },
) {
  return filtered(db, filter)
    .selectAll('licences')
    .select(['players.userCode', 'players.firstName', 'players.surnames', 'players.avatarKey'])
    .select(['players.showsPhoto', 'players.publicName', 'players.knownAs'])
    .select(['teams.name as teamName', 'teams.code as teamCode', 'teams.sportKey'])
    .select('teams.avatarKey as teamAvatarKey')
    .orderBy('licences.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export async function countLicences(db: Database, filter: LicenceFilter): Promise<number> {
  const counted = filtered(db, filter).select('licences.id').limit(countLimit);
  const { count } = await db
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
