import { randomUUIDv7 } from 'node:crypto';
import type { Suspension } from '@traip/engine/statistics';
import { type Selectable, sql } from 'kysely';
import type { SuspensionsTable } from '../../platform/db/lineup-tables.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

export function findMatchTeams(db: Database, matchId: string) {
  return db
    .selectFrom('matches')
    .select(['competitionId', 'homeTeamId', 'awayTeamId'])
    .where('id', '=', matchId)
    .executeTakeFirstOrThrow();
}

const knockouts = sql`('SINGLE_ELIM', 'DOUBLE_ELIM', 'PAGE_PLAYOFF')`;

/** The rules of a competition; one with only knockout phases is a cup. */
export function findRules(db: Database, competitionId: string) {
  return db
    .selectFrom('competitions')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .innerJoin('traips', 'traips.id', 'competitions.traipId')
    .select(['competitions.organisationId', 'competitions.rulesOverride'])
    .select(['categories.sportVariantKey', 'traips.sportKey'])
    .select(
      sql<boolean>`not exists (select 1 from phases
        left join broker_configs on broker_configs.phase_id = phases.id
        where phases.competition_id = competitions.id
          and coalesce(broker_configs.algorithm, '') not in ${knockouts})`.as('isCup'),
    )
    .where('competitions.id', '=', competitionId)
    .executeTakeFirstOrThrow();
}

export type RulesRecord = Awaited<ReturnType<typeof findRules>>;

/** Serialises card counts when two matches of a team are closed at once. */
export async function lockParticipations(
  trx: Trx,
  competitionId: string,
  teamIds: readonly string[],
): Promise<void> {
  await trx
    .selectFrom('participations')
    .select('id')
    .where('competitionId', '=', competitionId)
    .where('teamId', 'in', teamIds)
    .orderBy('teamId')
    .forUpdate()
    .execute();
}

/** The closed matches of these teams, in playing order. */
export function listClosed(db: Database, competitionId: string, teamIds: readonly string[]) {
  return db
    .selectFrom('matches')
    .select(['id', 'phaseId', 'homeTeamId', 'awayTeamId', 'state'])
    .where('competitionId', '=', competitionId)
    .where('state', '=', 'CLOSED')
    .where('deletedAt', 'is', null)
    .where(({ eb, or }) => or([eb('homeTeamId', 'in', teamIds), eb('awayTeamId', 'in', teamIds)]))
    .orderBy('kickOff', (order) => order.asc().nullsLast())
    .orderBy('round')
    .orderBy('key')
    .execute();
}

/** Events that suspend, or that show whether a match was played. */
const disciplinaryTypes = ['CARD', 'FOUL', 'MANUAL_RESULT'] as const;

export function listDisciplinaryEvents(db: Database, matchIds: readonly string[]) {
  return db
    .selectFrom('matchEvents')
    .selectAll()
    .where('matchId', '=', sql<string>`any(${sql.val(matchIds)}::uuid[])`)
    .where('type', 'in', disciplinaryTypes)
    .where('deletedAt', 'is', null)
    .orderBy('matchId')
    .orderBy('seq')
    .execute();
}

export type DisciplinaryEvent = Awaited<ReturnType<typeof listDisciplinaryEvents>>[number];

export function listRulings(db: Database, competitionId: string) {
  return db
    .selectFrom('suspensionRulings')
    .select(['eventId', 'matches'])
    .where('competitionId', '=', competitionId)
    .execute();
}

export type SuspensionRecord = Selectable<SuspensionsTable>;

/** Suspensions of the previous season of the same Traip and category. */
const isFromLastSeason = (competitionId: string) => sql<boolean>`suspensions.competition_id in (
  select earlier.id from competitions as earlier
  join competitions as own on own.id = ${competitionId}
    and own.traip_id = earlier.traip_id and own.category_id = earlier.category_id
  where earlier.deleted_at is null and earlier.season_id = (
    select before.id from seasons as before join seasons as now on now.id = own.season_id
    where before.traip_id = own.traip_id and before.deleted_at is null and before.starts_on < now.starts_on
    order by before.starts_on desc limit 1))`;

/** What players of these teams still have to serve from last season. */
export function listCarriedOver(
  db: Database,
  competitionId: string,
  teamIds: readonly string[],
): Promise<SuspensionRecord[]> {
  return db
    .selectFrom('suspensions')
    .selectAll()
    .where(isFromLastSeason(competitionId))
    .where('teamId', 'in', teamIds)
    .where('status', '=', 'OPEN')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** A suspension with the match it comes from. */
interface SuspensionInput extends Suspension {
  readonly originMatchId: string;
}

/** Replaces the suspensions of these teams, and deletes those whose event is gone. */
export async function saveSuspensions(
  trx: Trx,
  scope: {
    readonly organisationId: string;
    readonly competitionId: string;
    readonly teamIds: readonly string[];
  },
  suspensions: readonly SuspensionInput[],
): Promise<void> {
  const { organisationId, competitionId, teamIds } = scope;
  const rows = suspensions.flatMap(({ person, cause, origin, originMatchId, matches, served, status }) => {
    const { teamId, playerId, personRole } = person;
    const originEventId = origin.at(-1);
    if (playerId === null || originEventId === undefined) return [];
    return [
      {
        id: randomUUIDv7(),
        organisationId,
        competitionId,
        teamId,
        playerId,
        personRole,
        cause,
        originEventId,
        originMatchId,
        matches,
        status,
        origin: JSON.stringify(origin),
        served: JSON.stringify(served),
      },
    ];
  });
  const currentEventIds = rows.map(({ originEventId }) => originEventId);
  await trx
    .deleteFrom('suspensions')
    .where('competitionId', '=', competitionId)
    .where('teamId', 'in', teamIds)
    .where('originEventId', '<>', sql<string>`all(${sql.val(currentEventIds)}::uuid[])`)
    .execute();
  if (rows.length === 0) return;
  await trx
    .insertInto('suspensions')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['competitionId', 'originEventId']).doUpdateSet(({ ref }) => ({
        matches: ref('excluded.matches'),
        served: ref('excluded.served'),
        status: ref('excluded.status'),
        origin: ref('excluded.origin'),
        cause: ref('excluded.cause'),
        playerId: ref('excluded.playerId'),
        personRole: ref('excluded.personRole'),
      })),
    )
    .execute();
}

/** The suspended players of these teams for a match. Later matches don't affect it. */
export function suspendedFor(
  db: Database,
  { matchId, competitionId }: { readonly matchId: string; readonly competitionId: string },
  teamIds: readonly string[],
) {
  return db
    .selectFrom('suspensions')
    .innerJoin('matches as origin', 'origin.id', 'suspensions.originMatchId')
    .innerJoin('matches as own', (join) => join.on('own.id', '=', matchId))
    .select(['suspensions.playerId', 'suspensions.teamId', 'suspensions.personRole', 'suspensions.cause'])
    .select(['suspensions.matches', 'suspensions.served'])
    .where('suspensions.teamId', '=', sql<string>`any(${sql.val(teamIds)}::uuid[])`)
    .where('suspensions.status', '=', 'OPEN')
    .where(
      sql<boolean>`(suspensions.competition_id = ${competitionId} or ${isFromLastSeason(competitionId)}
        and not exists (select 1 from suspensions as taken where taken.competition_id = ${competitionId}
          and taken.origin_event_id = suspensions.origin_event_id))`,
    )
    .where(
      sql<boolean>`origin.id <> own.id and (origin.competition_id <> own.competition_id
        or coalesce(origin.kick_off <= own.kick_off, true))`,
    );
}

export const listSuspendedFor = (...about: Parameters<typeof suspendedFor>) =>
  suspendedFor(...about).execute();
