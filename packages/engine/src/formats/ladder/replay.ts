import type { TeamId } from '../model/slot.ts';
import { dropIdle, type Ladder, type LadderParams, settleChallenge } from './ladder.ts';

/** A decided match of a ladder. */
export interface LadderMatch {
  /** Null if unknown; it then comes before all dated matches. */
  readonly day: number | null;
  /** Null without a winner. */
  readonly winner: TeamId | null;
  readonly loser: TeamId | null;
  /** The teams that showed up: a forfeit does not count as activity. */
  readonly present: readonly TeamId[];
}

/** The dates needed to count idle days. */
export interface LadderDays {
  /** The day to compute the ladder for. */
  readonly today: number;
  readonly inactivityDrop: NonNullable<LadderParams['inactivityDrop']>;
  /** When each team joined and left: no team drops past one that is not there. */
  readonly stays: ReadonlyMap<TeamId, Stay>;
}

interface Stay {
  readonly from: number;
  readonly until: number | null;
}

const dayOf = ({ day }: LadderMatch) => day ?? Number.MIN_SAFE_INTEGER;

/**
 * The ladder after its matches, ordered by day. With `days`, teams idle for too long drop, and again after as
 * long; counting starts with the first match of the ladder. Results and drops of a day do not depend on when
 * the ladder is computed.
 */
export function replayLadder(
  start: Ladder,
  matches: readonly LadderMatch[],
  days: LadderDays | null,
): Ladder {
  const inOrder = matches.toSorted((one, other) => dayOf(one) - dayOf(other));
  if (days === null) return inOrder.reduce(settle, start);
  const past = inOrder.filter((match) => dayOf(match) <= days.today);
  const first = past.find(({ day }) => day !== null)?.day ?? null;
  if (first === null) return past.reduce(settle, start);
  const lastPlayed = new Map(
    start.map((team) => [team, Math.max(first, days.stays.get(team)?.from ?? first)]),
  );
  let ladder = start;
  for (const match of past) {
    const day = match.day ?? first;
    ladder = settle(dropUntil(ladder, lastPlayed, { ...days, today: day }), match);
    for (const team of match.present) if (lastPlayed.has(team)) lastPlayed.set(team, day);
  }
  return dropUntil(ladder, lastPlayed, days);
}

/** The winner counts as the challenger: only a win from below has an effect. */
function settle(ladder: Ladder, { winner, loser }: LadderMatch): Ladder {
  if (winner === null || loser === null) return ladder;
  return settleChallenge(ladder, { challenger: winner, challenged: loser, day: 0 }, winner);
}

/** Drops idle teams day by day; after a drop the count restarts. */
function dropUntil(ladder: Ladder, lastPlayed: Map<TeamId, number>, days: LadderDays): Ladder {
  const { inactivityDrop } = days;
  let fallen = ladder;
  for (;;) {
    const day = Math.min(...lastPlayed.values()) + inactivityDrop.days + 1;
    if (day > days.today) return fallen;
    fallen = dropOn(fallen, lastPlayed, { ...days, today: day });
    for (const [team, last] of lastPlayed)
      if (day - last > inactivityDrop.days) lastPlayed.set(team, last + inactivityDrop.days);
  }
}

/** Teams present move only among their own places: those yet to join, or gone, stay where they are. */
function dropOn(
  ladder: Ladder,
  lastPlayed: ReadonlyMap<TeamId, number>,
  { today, inactivityDrop, stays }: LadderDays,
): Ladder {
  const isPresent = (team: TeamId) => {
    const { from, until } = stays.get(team) ?? { from: today, until: null };
    return from <= today && (until === null || today < until);
  };
  const fallen = dropIdle(ladder.filter(isPresent), lastPlayed, today, { inactivityDrop }).values();
  return ladder.flatMap((team) => (isPresent(team) ? (fallen.next().value ?? []) : [team]));
}
