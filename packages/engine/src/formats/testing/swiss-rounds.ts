import type { SwissGame, SwissTeam } from '../swiss/contender.ts';
import type { SwissParams, SwissRound } from '../swiss/pair-round.ts';

/** A Swiss of nine rounds in which a win is worth two points. */
export const nineRounds: SwissParams = {
  rounds: 9,
  winPoints: 2,
  initialSide: 'HOME',
  avoidSameClub: false,
  allowRematch: false,
  homeAway: true,
};

/** Teams 1 to n before the first round, from so many clubs in turn. */
export function swissField(count: number, clubs = 0): readonly SwissTeam[] {
  return Array.from({ length: count }, (_, index) => ({
    team: `${index + 1}`,
    games: [],
    ...(clubs > 0 ? { club: `club ${index % clubs}` } : {}),
  }));
}

/** The pairing-allocated bye, worth the given points. */
export function byeWorth(points: number): SwissGame {
  return { opponent: null, side: null, points, played: false, isBye: true };
}

/** A round in which a team was absent. */
export const absence: SwissGame = { opponent: null, side: null, points: 0, played: false };

/** The teams after a round; `homePoints` gives the home side’s share of two points. */
export function afterRound(
  teams: readonly SwissTeam[],
  { pairings, bye }: SwissRound,
  homePoints: () => number,
  rested: SwissGame = byeWorth(2),
): readonly SwissTeam[] {
  const games = new Map<string, SwissGame>(bye === null ? [] : [[bye, rested]]);
  for (const { home, away } of pairings) {
    const points = homePoints();
    games.set(home, { opponent: away, side: 'HOME', points, played: true });
    games.set(away, { opponent: home, side: 'AWAY', points: 2 - points, played: true });
  }
  return teams.map((team) => ({ ...team, games: [...team.games, games.get(team.team) ?? absence] }));
}
