import type { Match, MatchId } from '../model/phase.ts';
import type { TeamId } from '../model/slot.ts';

/** Something odd about manually created matches; nothing is refused. */
export type ManualWarning =
  | { readonly warning: 'MISSING_PAIR'; readonly teams: readonly [TeamId, TeamId] }
  | {
      readonly warning: 'DUPLICATE_PAIR';
      readonly teams: readonly [TeamId, TeamId];
      readonly matches: readonly MatchId[];
    }
  | { readonly warning: 'TEAM_TWICE_IN_ROUND'; readonly team: TeamId; readonly round: number };

/** The same key whoever is at home; with an empty side it is no pair’s key. */
const pairKey = (...sides: readonly (TeamId | undefined)[]) => JSON.stringify(sides.toSorted());

function pairWarnings(matches: readonly Match[], teams: readonly TeamId[], legs: number): ManualWarning[] {
  const byPair = Map.groupBy(matches, ({ home, away }) => pairKey(home.participant, away.participant));
  return teams.flatMap((one, index) =>
    teams.slice(index + 1).flatMap((other): ManualWarning[] => {
      const played = byPair.get(pairKey(one, other)) ?? [];
      if (played.length < legs) return [{ warning: 'MISSING_PAIR', teams: [one, other] }];
      if (played.length === legs) return [];
      return [{ warning: 'DUPLICATE_PAIR', teams: [one, other], matches: played.map(({ id }) => id) }];
    }),
  );
}

function roundWarnings(matches: readonly Match[]): ManualWarning[] {
  return [...Map.groupBy(matches, ({ round }) => round)].flatMap(([round, played]) => {
    const teams = played.flatMap(({ home, away }) => [home.participant, away.participant]);
    const known = teams.filter((team) => team !== undefined);
    const repeated = new Set(known.filter((team, index) => known.indexOf(team) !== index));
    return [...repeated].map((team): ManualWarning => ({ warning: 'TEAM_TWICE_IN_ROUND', team, round }));
  });
}

/** The odd things about manually created matches, if every pair should meet `legs` times. */
export function manualWarnings(
  matches: readonly Match[],
  teams: readonly TeamId[],
  legs: number,
): readonly ManualWarning[] {
  return [...pairWarnings(matches, teams, legs), ...roundWarnings(matches)];
}
