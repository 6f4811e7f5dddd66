import { chains } from './chains.ts';
import { countingOf } from './counting.ts';
import type { TableMatch, TeamId } from './matches.ts';
import type { TableInput } from './setting.ts';
import { ofSide } from './verdict.ts';
import { withdrawn } from './withdrawals.ts';

type Two = readonly [TeamId, TeamId];

/**
 * A match of two pairs as the players’ table reads it: each player has it once, under one of the opponents.
 * The other encounters are read only between level players.
 */
export function amongPlayers(match: TableMatch, home: Two, away: Two): readonly TableMatch[] {
  const meeting = (one: TeamId, other: TeamId, nth: number, isMutual: boolean): TableMatch => ({
    ...match,
    id: `${match.id}:${nth}`,
    home: one,
    away: other,
    ...(isMutual ? { kind: 'MUTUAL' } : {}),
  });
  return [
    meeting(home[0], away[0], 1, false),
    meeting(home[1], away[1], 2, false),
    meeting(home[0], away[1], 3, true),
    meeting(home[1], away[0], 4, true),
  ];
}

const { PARTNERS: byPoints } = chains;
const byMean = { ...byPoints, primary: ['POINTS_MEAN'] as const };

/** The points of a player who rests in a round; 0 if averages are compared instead. */
export function restPoints({ partners }: Pick<TableInput['rules'], 'partners'>): number {
  return partners?.rest === 'HALF' ? (partners.points ?? 0) / 2 : 0;
}

/**
 * Points are compared if all have played equally often or rests give points, else the average per match.
 * Players who left keep their points.
 */
export function asPartners(input: TableInput): TableInput {
  const scores = scoresOf(input);
  const withdrawals = withdrawn(input);
  const remaining = input.teams
    .filter((team) => !withdrawals.has(team))
    .map((team) => scores.get(team)?.length ?? 0);
  const isEven = restPoints(input.rules) > 0 || remaining.every((matches) => matches === remaining[0]);
  const sum = (team: TeamId) => (scores.get(team) ?? []).reduce((total, points) => total + points, 0);
  return {
    ...input,
    rules: { ...input.rules, chain: isEven ? byPoints : byMean },
    withdrawals: (input.withdrawals ?? []).map((one) => ({ ...one, points: sum(one.team) })),
  };
}

/** What each player scored, match by match. */
function scoresOf(input: TableInput): ReadonlyMap<TeamId, readonly number[]> {
  const scores = new Map<TeamId, number[]>();
  for (const match of input.matches) {
    const { home, away, kind, score = { home: 0, away: 0 } } = match;
    if (kind === 'MUTUAL' || countingOf(match, input) !== 'COUNTS') continue;
    scores.set(home, [...(scores.get(home) ?? []), ofSide(score, 'HOME')]);
    scores.set(away, [...(scores.get(away) ?? []), ofSide(score, 'AWAY')]);
  }
  return scores;
}
