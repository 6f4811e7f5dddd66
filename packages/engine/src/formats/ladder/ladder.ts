import type { ChallengeReason, FormatBreach } from '../model/breach.ts';
import type { TeamId } from '../model/slot.ts';

export interface LadderParams {
  /** How many places up a team may challenge. */
  readonly range: number;
  /** Days to play a challenge; after that the challenged team loses it. */
  readonly days: number;
  /** Days before the same two teams may challenge each other again. */
  readonly cooldown: number;
  /** Idle teams drop this many places after this many days. */
  readonly inactivityDrop: { readonly days: number; readonly places: number } | null;
}

export const ladderDefaults: LadderParams = { range: 3, days: 14, cooldown: 7, inactivityDrop: null };

/** Days are integers on any calendar the caller chooses. */
export interface Challenge {
  readonly challenger: TeamId;
  readonly challenged: TeamId;
  readonly day: number;
  /** The day it was decided. */
  readonly settled?: number;
}

/** Teams from the top down. */
export type Ladder = readonly TeamId[];

const involves = ({ challenger, challenged }: Challenge, team: TeamId) =>
  challenger === team || challenged === team;

function refusal(
  ladder: Ladder,
  requested: Challenge,
  earlier: readonly Challenge[],
  params: LadderParams,
): ChallengeReason | null {
  const from = ladder.indexOf(requested.challenger);
  const to = ladder.indexOf(requested.challenged);
  if (from < 0 || to < 0) return 'NOT_ON_LADDER';
  if (to >= from) return 'NOT_ABOVE';
  if (from - to > params.range) return 'OUT_OF_RANGE';
  const teams = [requested.challenger, requested.challenged];
  const open = earlier.filter(({ settled }) => settled === undefined);
  if (open.some((other) => teams.some((team) => involves(other, team)))) return 'BUSY';
  const isTooSoon = earlier.some(
    (other) =>
      other.settled !== undefined &&
      requested.day - other.settled < params.cooldown &&
      teams.every((team) => involves(other, team)),
  );
  return isTooSoon ? 'COOLDOWN' : null;
}

/** A challenge the ladder’s rules allow, or why they do not. */
export function challenge(
  ladder: Ladder,
  requested: Challenge,
  earlier: readonly Challenge[],
  params: LadderParams,
): Challenge | FormatBreach {
  const reason = refusal(ladder, requested, earlier, params);
  return reason === null ? requested : { breach: 'CHALLENGE_NOT_ALLOWED', reason };
}

/** Whether a challenge was not played in time. */
export function hasLapsed({ day, settled }: Challenge, today: number, { days }: LadderParams): boolean {
  return settled === undefined && today - day > days;
}

/** The ladder after a challenge: a winner from below takes the place, and those between move one down. */
export function settleChallenge(
  ladder: Ladder,
  { challenger, challenged }: Challenge,
  winner: TeamId,
): Ladder {
  const from = ladder.indexOf(challenger);
  const to = ladder.indexOf(challenged);
  if (winner !== challenger || to < 0 || to >= from) return ladder;
  return [...ladder.slice(0, to), challenger, ...ladder.slice(to, from), ...ladder.slice(from + 1)];
}

/** The ladder after idle teams have dropped, lowest first, so that none drops past another idle one. */
export function dropIdle(
  ladder: Ladder,
  lastPlayed: ReadonlyMap<TeamId, number>,
  today: number,
  { inactivityDrop }: Pick<LadderParams, 'inactivityDrop'>,
): Ladder {
  if (inactivityDrop === null) return ladder;
  const { days, places } = inactivityDrop;
  const isIdle = (team: TeamId) => today - (lastPlayed.get(team) ?? today) > days;
  const fallen = new Map<number, TeamId>();
  // The place of the idle team below: at the bottom of the ladder the others queue above it.
  let floor = ladder.length;
  for (const [from, team] of [...ladder.entries()].toReversed()) {
    if (!isIdle(team)) continue;
    floor = Math.min(from + places, floor - 1);
    fallen.set(floor, team);
  }
  const others = ladder.filter((team) => !isIdle(team)).values();
  return ladder.flatMap((_, place) => fallen.get(place) ?? others.next().value ?? []);
}
