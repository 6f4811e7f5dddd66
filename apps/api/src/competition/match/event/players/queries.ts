import type { Substitution } from '@traip/engine/match';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/db/schema.ts';

/** Who may be named in the events of a match. */
export interface Players {
  /** Those who were in one of the two teams, as `mateKey`. */
  readonly mates: ReadonlySet<string>;
  /** The teams with a lineup that was confirmed, and who is in it. */
  readonly lineups: ReadonlyMap<string, ReadonlySet<string>>;
  /** Who came on for whom, in each of those lineups. */
  readonly substitutions: readonly (readonly Substitution[])[];
}

interface MatchOfTwo {
  readonly id: string;
  readonly homeTeamId: string | null;
  readonly awayTeamId: string | null;
  readonly startedAt: Date | null;
}

export function mateKey(teamId: string, userId: string): string {
  return `${teamId} ${userId}`;
}

/** What is known of these people; nothing is asked when nobody is named. */
export async function listPlayers(trx: Trx, match: MatchOfTwo, people: readonly string[]): Promise<Players> {
  if (people.length === 0) return { mates: new Set(), lineups: new Map(), substitutions: [] };
  return { mates: await listMates(trx, match, people), ...(await listLineups(trx, match.id)) };
}

/** Who left after the match had begun still played in it. */
async function listMates(
  trx: Trx,
  { homeTeamId, awayTeamId, startedAt }: MatchOfTwo,
  people: readonly string[],
): Promise<Players['mates']> {
  const rows = await trx
    .selectFrom('teamMembers')
    .select(['teamId', 'userId'])
    .where('userId', '=', sql<string>`any(${sql.val(people)}::uuid[])`)
    .where('teamId', '=', sql<string>`any(${sql.val([homeTeamId, awayTeamId])}::uuid[])`)
    .where(({ eb, or }) =>
      or([eb('leftAt', 'is', null), ...(startedAt ? [eb('leftAt', '>', startedAt)] : [])]),
    )
    .execute();
  return new Set(rows.map(({ teamId, userId }) => mateKey(teamId, userId)));
}

async function listLineups(trx: Trx, matchId: string): Promise<Pick<Players, 'lineups' | 'substitutions'>> {
  const rows = await trx
    .selectFrom('lineups')
    .innerJoin('lineupPlayers', 'lineupPlayers.lineupId', 'lineups.id')
    .select(['lineups.teamId', 'lineups.substitutions', 'lineupPlayers.playerId'])
    .where('lineups.matchId', '=', matchId)
    .where('lineups.confirmedAt', 'is not', null)
    .execute();
  const byTeam = Map.groupBy(rows, ({ teamId }) => teamId);
  return {
    lineups: new Map(
      [...byTeam].map(([team, places]) => [team, new Set(places.map(({ playerId }) => playerId))]),
    ),
    substitutions: [...byTeam.values()].map(([first]) => first?.substitutions ?? []),
  };
}
