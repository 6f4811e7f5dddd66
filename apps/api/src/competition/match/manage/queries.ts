import { hasPartners, type Slot, type Tie } from '@traip/engine/formats';
import { type Insertable, sql } from 'kysely';
import type { MatchesTable } from '../../../platform/db/competition-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

interface InPhase {
  readonly phaseId: string;
  readonly competitionId: string;
}

/** The teams of a phase: those entered into it, and those that advanced from another phase. */
export async function listPhaseTeams(db: Database, { phaseId, competitionId }: InPhase): Promise<string[]> {
  const rows = await db
    .selectFrom('participations')
    .select('teamId')
    .where('competitionId', '=', competitionId)
    .where('status', '=', 'ACCEPTED')
    .where(
      sql<boolean>`(exists (select 1 from phase_teams where phase_teams.phase_id = ${phaseId}
          and phase_teams.team_id = participations.team_id)
        or exists (select 1 from matches where matches.phase_id = ${phaseId} and matches.deleted_at is null
          and participations.team_id in (matches.home_team_id, matches.away_team_id)))`,
    )
    .execute();
  return rows.map(({ teamId }) => teamId);
}

/** Every accepted team of the competition. */
export async function listCompetitionTeams(db: Database, { competitionId }: InPhase): Promise<string[]> {
  const rows = await db
    .selectFrom('participations')
    .select('teamId')
    .where('competitionId', '=', competitionId)
    .where('status', '=', 'ACCEPTED')
    .execute();
  return rows.map(({ teamId }) => teamId);
}

export async function hasGroup(db: Database, phaseId: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('phaseGroups')
    .select('key')
    .where('phaseId', '=', phaseId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

type NewMatch = Omit<Insertable<MatchesTable>, 'home' | 'away' | 'result'> & Sides;

interface Sides {
  readonly home: Slot;
  readonly away: Slot;
}

export async function insertMatch(trx: Trx, { home, away, ...match }: NewMatch): Promise<void> {
  await trx
    .insertInto('matches')
    .values({ ...match, ...slotColumns({ home, away }), result: JSON.stringify(null) })
    .execute();
}

/** The columns for the two sides; the team ids have their own. */
export function slotColumns({ home, away }: Sides) {
  return {
    home: JSON.stringify(home),
    away: JSON.stringify(away),
    homeTeamId: home.participant ?? null,
    awayTeamId: away.participant ?? null,
  };
}

/** The other unstarted matches of a tie. */
export function listOtherLegs(
  trx: Trx,
  { phaseId, tieKey }: { phaseId: string; tieKey: string },
  id: string,
) {
  return trx
    .selectFrom('matches')
    .select(['id', 'home', 'away'])
    .where('phaseId', '=', phaseId)
    .where('tieKey', '=', tieKey)
    .where('id', '<>', id)
    .where('deletedAt', 'is', null)
    .where('state', 'in', ['CREATED', 'SCHEDULED'])
    .forUpdate()
    .execute();
}

/** Matches fed by the winner or loser of a tie, or by the winners or losers of its round. */
export async function listDependentMatches(
  trx: Trx,
  { phaseId, tieKey, round }: { phaseId: string; tieKey: string; round: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('matches')
    .select('id')
    .where('phaseId', '=', phaseId)
    .where('deletedAt', 'is', null)
    .where(
      sql<boolean>`(home -> 'source' ->> 'tie' = ${tieKey} or away -> 'source' ->> 'tie' = ${tieKey}
        or (home -> 'source' ->> 'kind' in ('SURVIVOR', 'BEATEN') and (home -> 'source' ->> 'round')::int = ${round})
        or (away -> 'source' ->> 'kind' in ('SURVIVOR', 'BEATEN') and (away -> 'source' ->> 'round')::int = ${round}))`,
    )
    .orderBy('round')
    .orderBy('key')
    .execute();
  return rows.map(({ id }) => id);
}

export async function findTie(
  trx: Trx,
  { phaseId, tieKey }: { phaseId: string; tieKey: string },
): Promise<Tie | undefined> {
  const row = await trx
    .selectFrom('phaseTies')
    .select('tie')
    .where('phaseId', '=', phaseId)
    .where('key', '=', tieKey)
    .executeTakeFirst();
  return row?.tie;
}

export async function saveTie(trx: Trx, phaseId: string, tie: Tie): Promise<void> {
  await trx
    .updateTable('phaseTies')
    .set({ tie: JSON.stringify(tie) })
    .where('phaseId', '=', phaseId)
    .where('key', '=', tie.id)
    .execute();
}

/** Whether the pairs of a phase are drawn round by round. */
export async function hasDrawnPairs(db: Database, phaseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('brokerConfigs')
    .select('algorithm')
    .where('phaseId', '=', phaseId)
    .executeTakeFirst();
  return row !== undefined && hasPartners(row.algorithm);
}
