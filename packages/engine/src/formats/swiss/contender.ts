import type { TeamId } from '../model/slot.ts';

export type HomeAway = 'HOME' | 'AWAY';

/** A team’s game in one round. */
export interface SwissGame {
  /** Null after a bye or an absence. */
  readonly opponent: TeamId | null;
  readonly side: HomeAway | null;
  readonly points: number;
  /** False after a bye, an absence or a forfeit. */
  readonly played: boolean;
  /** The pairing-allocated bye, whatever it is worth. */
  readonly isBye?: true;
}

/** A team with its games so far, one per round. */
export interface SwissTeam {
  readonly team: TeamId;
  readonly club?: string;
  readonly games: readonly SwissGame[];
  /** Absent in the round being paired; its games still count for its opponents. */
  readonly absent?: boolean;
}

type Float = 'DOWN' | 'UP' | null;

/** How strongly a team is due a home or away game (FIDE Dutch C.04.3, A.6). */
type Claim = 'ABSOLUTE' | 'STRONG' | 'MILD' | 'NONE';

/** A team as the pairing of the next round sees it. */
export interface Contender {
  readonly team: TeamId;
  readonly club: string | undefined;
  /** Pairing number, from 0. */
  readonly rank: number;
  readonly score: number;
  readonly met: ReadonlySet<TeamId>;
  /** It had a bye, or won without a game, so it gets no further bye (FIDE Dutch C.04.3, C.2). */
  readonly hadBye: boolean;
  readonly playedGames: number;
  /** Played sides, oldest first; null for rounds without a game. */
  readonly sides: readonly (HomeAway | null)[];
  readonly due: HomeAway | null;
  readonly claim: Claim;
  /** The absolute difference of home and away games. */
  readonly imbalance: number;
  /** The side of the last two games, if equal. */
  readonly repeated: HomeAway | null;
  /** Floats of the last round and the one before. */
  readonly floats: readonly [Float, Float];
}

export const otherSide = (side: HomeAway): HomeAway => (side === 'HOME' ? 'AWAY' : 'HOME');

function scoreBefore({ games }: SwissTeam, round: number): number {
  return games.slice(0, round).reduce((sum, { points }) => sum + points, 0);
}

/**
 * The float of a team `back` rounds ago: whether its opponent was above or below (FIDE Dutch C.04.3, A.4).
 */
function floatOf(team: SwissTeam, back: number, byId: ReadonlyMap<TeamId, SwissTeam>): Float {
  const round = team.games.length - back;
  const game = team.games[round];
  if (!game) return null;
  const opponent = game.opponent === null ? undefined : byId.get(game.opponent);
  if (!game.played || !opponent) return game.points > 0 || game.isBye ? 'DOWN' : null;
  const difference = scoreBefore(team, round) - scoreBefore(opponent, round);
  if (difference === 0) return null;
  return difference > 0 ? 'DOWN' : 'UP';
}

type SideClaim = Pick<Contender, 'due' | 'claim' | 'imbalance' | 'repeated'>;

function sideClaim(played: readonly HomeAway[]): SideClaim {
  const homes = played.filter((side) => side === 'HOME').length;
  const difference = 2 * homes - played.length;
  const [last = null, previous = null] = played.toReversed();
  const imbalance = Math.abs(difference);
  const repeated = last !== null && last === previous ? last : null;
  const rarer = difference > 0 ? 'AWAY' : 'HOME';
  if (last === null) return { due: null, claim: 'NONE', imbalance, repeated };
  if (imbalance > 1) return { due: rarer, claim: 'ABSOLUTE', imbalance, repeated };
  if (repeated !== null) return { due: otherSide(repeated), claim: 'ABSOLUTE', imbalance, repeated };
  if (imbalance === 1) return { due: rarer, claim: 'STRONG', imbalance, repeated };
  return { due: otherSide(last), claim: 'MILD', imbalance, repeated };
}

/** How a pairing counts the games so far. */
interface Counted {
  readonly homeAway: boolean;
  readonly winPoints: number;
}

function contenderOf(
  team: SwissTeam,
  rank: number,
  byId: ReadonlyMap<TeamId, SwissTeam>,
  { homeAway, winPoints }: Counted,
): Contender {
  const played = team.games.filter((game) => game.played);
  const sides = team.games.map((game) => (game.played && homeAway ? game.side : null));
  return {
    team: team.team,
    club: team.club,
    rank,
    score: scoreBefore(team, team.games.length),
    met: new Set(played.flatMap(({ opponent }) => (opponent === null ? [] : [opponent]))),
    // A requested bye worth less than a win does not use up the allocated one.
    hadBye: team.games.some((game) => !game.played && (game.isBye || game.points >= winPoints)),
    playedGames: played.length,
    sides,
    ...sideClaim(sides.filter((side) => side !== null)),
    floats: [floatOf(team, 1, byId), floatOf(team, 2, byId)],
  };
}

/** The teams of a pairing by score, then by pairing number. */
export function contendersOf(teams: readonly SwissTeam[], counted: Counted): readonly Contender[] {
  const byId = new Map(teams.map((team) => [team.team, team]));
  const ranked = teams.map((team, rank) => contenderOf(team, rank, byId, counted));
  return ranked.filter(({ rank }) => !teams[rank]?.absent).toSorted(byStanding);
}

/** Higher score first, then lower pairing number. */
export function byStanding(one: Contender, other: Contender): number {
  return other.score - one.score || one.rank - other.rank;
}
