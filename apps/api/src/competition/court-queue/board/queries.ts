import { MatchQuery } from '@traip/contract';
import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import type { OrganisationRef } from '../../competition/queries.ts';
import { filteredMatches, selectRow } from '../../match/lists/rows/queries.ts';

/** More than can be played in a day. */
const maxMatches = 1000;

interface BoardFilter {
  readonly userId: string | null;
  readonly competitionId: string;
  readonly now: Date;
}

/** The matches on a court, and those waiting for one in playing order. */
export function listOpenMatches(db: Database, { userId, competitionId, now }: BoardFilter) {
  const { withFilters: _none, ...all } = MatchQuery.parse({});
  const filter = { ...all, userId, competitionId, now, today: dayInMadrid(now) };
  return selectRow(filteredMatches(db, filter))
    .select(['matches.skippedAt', 'matches.kind'])
    .where(({ eb, or, and }) =>
      or([
        and([eb('matches.state', '=', 'CREATED'), eb('matches.kickOff', 'is', null)]),
        and([eb('matches.state', 'in', ['SCHEDULED', 'IN_PROGRESS']), eb('matches.kickOff', '<=', now)]),
      ]),
    )
    .orderBy('phases.place')
    .orderBy('matches.round')
    .orderBy('matches.key')
    .orderBy('matches.id')
    .limit(maxMatches)
    .execute();
}

export type OpenMatch = Awaited<ReturnType<typeof listOpenMatches>>[number];

/** When each side's last match ended, if it ended since then. */
export async function listEnds(db: Database, competitionId: string, since: Date) {
  const { rows } = await sql<{ teamId: string; at: Date }>`select team_id, max(finished_at) as at
    from matches cross join lateral (values (home_team_id), (away_team_id)) as side (team_id)
    where competition_id = ${competitionId} and deleted_at is null and state in ('FINISHED', 'CLOSED')
      and finished_at >= ${since} and team_id is not null
    group by team_id`.execute(db);
  return rows;
}

/** The people of players and pairs; teams are left out. */
export function listPeopleOf(db: Database, teamIds: readonly string[]) {
  return db
    .selectFrom('teamMembers')
    .innerJoin('teams', 'teams.id', 'teamMembers.teamId')
    .select(['teamMembers.teamId', 'teamMembers.personId'])
    .where('teams.competitorKind', '<>', 'TEAM')
    .where('teamMembers.leftAt', 'is', null)
    .where(({ eb, fn, val }) => eb('teamMembers.teamId', '=', fn.any(val([...teamIds]))))
    .execute();
}

/** Courts where matches of other competitions have started or, with a queue, were called. */
export async function listTakenByOthers(
  db: Database,
  { fieldIds, competitionId, now }: { fieldIds: readonly string[]; competitionId: string; now: Date },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .select('matches.fieldId')
    .distinct()
    .where(({ eb, fn, val }) => eb('matches.fieldId', '=', fn.any(val([...fieldIds]))))
    .where('matches.competitionId', '<>', competitionId)
    .where('matches.deletedAt', 'is', null)
    .where('competitions.deletedAt', 'is', null)
    .where('matches.kickOff', '<=', now)
    .where(({ eb, or, and }) =>
      or([
        eb('matches.state', '=', 'IN_PROGRESS'),
        and([eb('matches.state', '=', 'SCHEDULED'), eb('competitions.courtQueue', 'is not', null)]),
      ]),
    )
    .execute();
  return rows.flatMap(({ fieldId }) => fieldId ?? []);
}

/** Null: the match waits in its normal place. */
export async function setSkipped(
  trx: Trx,
  { organisationId }: OrganisationRef,
  matchId: string,
  skippedAt: Date | null,
): Promise<void> {
  await trx
    .updateTable('matches')
    .set({ skippedAt })
    .where('organisationId', '=', organisationId)
    .where('id', '=', matchId)
    .execute();
}
