import type { TeamId } from '../model/slot.ts';
import { dropIdle, type Ladder, type LadderParams, settleChallenge } from './ladder.ts';

/** A decided match of a ladder. */
export interface LadderMatch {
  /** Null: nobody knows any more; it was before all that have one. */
  readonly day: number | null;
  /** Null when nobody won. */
  readonly winner: TeamId | null;
  readonly loser: TeamId | null;
  /** Who came to play: whoever forfeits is as idle as before. */
  readonly present: readonly TeamId[];
}

/** What idle days are counted by. */
export interface LadderDays {
  /** The day on which the ladder is looked at. */
  readonly today: number;
  readonly inactivityDrop: NonNullable<LadderParams['inactivityDrop']>;
  /** When each team came, and when it left: nobody falls past a team that is not there. */
  readonly stays: ReadonlyMap<TeamId, Stay>;
}

interface Stay {
  readonly from: number;
  readonly until: number | null;
}

const dayOf = ({ day }: LadderMatch) => day ?? Number.MIN_SAFE_INTEGER;

/**
 * The ladder after its matches, in the order of their days. With `days`, teams that have not played for so long fall,
 * and again after as long; the count begins with the first match of the ladder. What is decided on a day, or falls at
 * its beginning, is the same whenever somebody asks.
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
    ladder = settle(fallUntil(ladder, lastPlayed, { ...days, today: day }), match);
    for (const team of match.present) if (lastPlayed.has(team)) lastPlayed.set(team, day);
  }
  return fallUntil(ladder, lastPlayed, days);
}

/** Whoever wins challenged the other: only a win from below changes anything. */
function settle(ladder: Ladder, { winner, loser }: LadderMatch): Ladder {
  if (winner === null || loser === null) return ladder;
  return settleChallenge(ladder, { challenger: winner, challenged: loser, day: 0 }, winner);
}

/** Lets the idle fall day by day; whoever has fallen has as many days again. */
function fallUntil(ladder: Ladder, lastPlayed: Map<TeamId, number>, days: LadderDays): Ladder {
  const { inactivityDrop } = days;
  let fallen = ladder;
  for (;;) {
    const day = Math.min(...lastPlayed.values()) + inactivityDrop.days + 1;
    if (day > days.today) return fallen;
    fallen = fallOn(fallen, lastPlayed, { ...days, today: day });
    for (const [team, last] of lastPlayed)
      if (day - last > inactivityDrop.days) lastPlayed.set(team, last + inactivityDrop.days);
  }
}

/** Those who are there move among their own places: who is yet to come, or has left, stays where it is. */
function fallOn(
  ladder: Ladder,
  lastPlayed: ReadonlyMap<TeamId, number>,
  { today, inactivityDrop, stays }: LadderDays,
): Ladder {
  const isThere = (team: TeamId) => {
    const { from, until } = stays.get(team) ?? { from: today, until: null };
    return from <= today && (until === null || today < until);
  };
  const fallen = dropIdle(ladder.filter(isThere), lastPlayed, today, { inactivityDrop }).values();
  return ladder.flatMap((team) => (isThere(team) ? (fallen.next().value ?? []) : [team]));
}
