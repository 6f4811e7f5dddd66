import { byStanding, type Contender, type HomeAway, otherSide } from './contender.ts';

const claimStrength = { ABSOLUTE: 3, STRONG: 2, MILD: 1, NONE: 0 } as const;

/**
 * The side the stronger claim gives the first team; null if neither is stronger (FIDE Dutch C.04.3, E.1–E.2).
 */
function byClaim(one: Contender, other: Contender): HomeAway | null {
  if (one.due === null && other.due === null) return null;
  if (one.due === null || other.due === null) return one.due ?? otherSide(other.due ?? 'HOME');
  if (one.due !== other.due) return one.due;
  const lead =
    claimStrength[one.claim] - claimStrength[other.claim] ||
    (one.claim === 'ABSOLUTE' ? one.imbalance - other.imbalance : 0);
  if (lead === 0) return null;
  return lead > 0 ? one.due : otherSide(other.due);
}

/** The reverse of the last round in which the two had different sides (E.3). */
function byHistory(one: Contender, other: Contender): HomeAway | null {
  const ownSides = one.sides.filter((side) => side !== null).toReversed();
  const rivalSides = other.sides.filter((side) => side !== null).toReversed();
  const last = ownSides.findIndex(
    (side, index) => rivalSides[index] !== undefined && rivalSides[index] !== side,
  );
  const side = ownSides[last];
  return side === undefined ? null : otherSide(side);
}

/** The side of the first of two teams (FIDE Dutch C.04.3, E). */
export function sideOf(one: Contender, other: Contender, initial: HomeAway): HomeAway {
  const decided = byClaim(one, other) ?? byHistory(one, other);
  if (decided !== null) return decided;
  const isHigher = byStanding(one, other) < 0;
  const higher = isHigher ? one : other;
  // E.4: the higher-ranked gets the side it is due; E.5: in the first round odd pairing numbers get the drawn
  // side.
  const sideOfHigher = higher.due ?? (higher.rank % 2 === 0 ? initial : otherSide(initial));
  return isHigher ? sideOfHigher : otherSide(sideOfHigher);
}
