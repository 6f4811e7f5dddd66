import type { Substitution } from '@traip/engine/match';
import { sql } from 'kysely';
import { readerInOne, rowsOf } from '../../../../platform/db/read-in-one.ts';
import type { Database, Trx } from '../../../../platform/db/schema.ts';

/** The people that events of a match can name. */
export interface Players {
  /** Members of either team, as `memberKey`. */
  readonly members: ReadonlySet<string>;
  /** The players of each team with a confirmed lineup. */
  readonly lineups: ReadonlyMap<string, ReadonlySet<string>>;
  /** The substitutions of each of those lineups. */
  readonly substitutions: readonly (readonly Substitution[])[];
}

interface MatchTeams {
  readonly id: string;
  readonly homeTeamId: string | null;
  readonly awayTeamId: string | null;
  readonly startedAt: Date | null;
}

export function memberKey(teamId: string, userId: string): string {
  return `${teamId} ${userId}`;
}

/** Looks these people up in one statement, or in none if no one is named. */
export async function listPlayers(trx: Trx, match: MatchTeams, people: readonly string[]): Promise<Players> {
  if (people.length === 0) return { members: new Set(), lineups: new Map(), substitutions: [] };
  const { id: matchId, homeTeamId, awayTeamId, startedAt } = match;
  const query = { matchId, teamIds: [homeTeamId, awayTeamId], startedAt, people };
  const { members, fielded } = await readNamed(trx, query);
  const byTeam = Map.groupBy(fielded, ({ teamId }) => teamId);
  return {
    members: new Set(members.map(({ teamId, personId }) => memberKey(teamId, personId))),
    lineups: new Map(
      [...byTeam].map(([team, places]) => [team, new Set(places.map(({ playerId }) => playerId))]),
    ),
    substitutions: [...byTeam.values()].map(([first]) => first?.substitutions ?? []),
  };
}

interface NamedPlayersQuery {
  readonly matchId: string;
  readonly teamIds: readonly (string | null)[];
  readonly startedAt: Date | null;
  readonly people: readonly string[];
}

const readNamed = readerInOne((db, query: NamedPlayersQuery) => ({
  members: rowsOf(membersAmong(db, query), {}),
  fielded: rowsOf(playersInLineups(db, query.matchId), {}),
}));

/** Anyone who left after the match had started still played in it. */
function membersAmong(db: Database, { teamIds, startedAt, people }: NamedPlayersQuery) {
  return db
    .selectFrom('teamMembers')
    .select(['teamId', 'personId'])
    .where('personId', '=', sql<string>`any(${sql.val(people)}::uuid[])`)
    .where('teamId', '=', sql<string>`any(${sql.val(teamIds)}::uuid[])`)
    .where(sql<boolean>`(left_at is null or left_at > ${startedAt}::timestamptz)`);
}

function playersInLineups(db: Database, matchId: string) {
  return db
    .selectFrom('lineups')
    .innerJoin('lineupPlayers', 'lineupPlayers.lineupId', 'lineups.id')
    .select(['lineups.teamId', 'lineups.substitutions', 'lineupPlayers.playerId'])
    .where('lineups.matchId', '=', matchId)
    .where('lineups.confirmedAt', 'is not', null);
}
