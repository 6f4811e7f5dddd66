import { countLimit } from '@traip/contract';
import type { Insertable } from 'kysely';
import type { SuspensionRulingsTable } from '../../../platform/db/lineup-tables.ts';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

interface Filter {
  readonly competitionId: string;
  readonly teamId?: string | undefined;
  readonly status?: 'OPEN' | 'SERVED' | 'REVOKED' | undefined;
}

function filteredSuspensions(db: Database, { competitionId, teamId, status }: Filter) {
  let query = db
    .selectFrom('suspensions')
    .innerJoin('players', 'players.id', 'suspensions.playerId')
    .innerJoin('teams', 'teams.id', 'suspensions.teamId')
    .innerJoin('matchEvents', 'matchEvents.id', 'suspensions.originEventId')
    .leftJoin('suspensionRulings as ruling', (join) =>
      join
        .onRef('ruling.competitionId', '=', 'suspensions.competitionId')
        .onRef('ruling.eventId', '=', 'suspensions.originEventId'),
    )
    .where('suspensions.competitionId', '=', competitionId);
  if (teamId !== undefined) query = query.where('suspensions.teamId', '=', teamId);
  return status === undefined ? query : query.where('suspensions.status', '=', status);
}

function selectRow(query: ReturnType<typeof filteredSuspensions>) {
  return query
    .select([
      'suspensions.id as suspensionId',
      'suspensions.playerId',
      'suspensions.teamId',
      'suspensions.personRole',
    ])
    .select(['suspensions.cause', 'suspensions.matches', 'suspensions.served', 'suspensions.status'])
    .select(['suspensions.originMatchId', 'suspensions.originEventId', 'suspensions.createdAt'])
    .select(playerColumns)
    .select([
      'teams.name as teamName',
      'teams.code as teamCode',
      'teams.sportKey as teamSportKey',
      'teams.competitorKind',
    ])
    .select(['teams.avatarKey as teamAvatarKey', 'matchEvents.kind'])
    .select(['ruling.matches as ruledMatches', 'ruling.reason', 'ruling.decidedAt']);
}

/** Newest first. */
export function pageOfSuspensions(
  db: Database,
  { page, limit, ...filter }: Filter & { readonly page: number; readonly limit: number },
) {
  return selectRow(filteredSuspensions(db, filter))
    .orderBy('suspensions.createdAt', 'desc')
    .orderBy('suspensions.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export type SuspensionRow = Awaited<ReturnType<typeof pageOfSuspensions>>[number];

export async function countSuspensions(db: Database, filter: Filter): Promise<number> {
  const { count } = await db
    .selectFrom(filteredSuspensions(db, filter).select('suspensions.id').limit(countLimit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function findSuspension(db: Database, competitionId: string, id: string) {
  return selectRow(filteredSuspensions(db, { competitionId }))
    .where('suspensions.id', '=', id)
    .executeTakeFirst();
}

/** Replaces an earlier ruling. */
export async function saveRuling(trx: Trx, ruling: Insertable<SuspensionRulingsTable>): Promise<void> {
  const { competitionId: _c, eventId: _e, ...updated } = ruling;
  await trx
    .insertInto('suspensionRulings')
    .values(ruling)
    .onConflict((conflict) => conflict.columns(['competitionId', 'eventId']).doUpdateSet(updated))
    .execute();
}
