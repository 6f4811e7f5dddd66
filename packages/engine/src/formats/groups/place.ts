import { at } from '../model/at.ts';
import { complete } from './complete.ts';
import { type Arrangement, type GroupRules, hasRoom, mayJoin, mayShareGroup, membersOf } from './rules.ts';

/** An entrant whose turn it is, and the groups it would like, first choice first. */
export interface Turn {
  readonly entrant: number;
  readonly wishes: readonly number[];
}

interface Draw {
  readonly rules: GroupRules;
  readonly placed: Arrangement;
  /** A whole arrangement that agrees with everything placed: the proof that the draw can be finished. */
  proof: Arrangement;
}

/** A proof for an entrant in a wished group, one exchange away from the present one. */
function exchanged({ rules, placed, proof }: Draw, entrant: number, wish: number): Arrangement | null {
  const from = at(proof, entrant);
  const members = membersOf(rules, proof);
  const fits = (one: number, group: number, without: number) =>
    (rules.fixed.get(one) ?? group) === group &&
    at(members, group).every((other) => other === without || mayShareGroup(rules, one, other));
  if (hasRoom(rules, members, wish) && fits(entrant, wish, entrant)) return proof.with(entrant, wish);
  const partner = at(members, wish).find(
    (other) =>
      placed[other] === null && from !== null && fits(entrant, wish, other) && fits(other, from, entrant),
  );
  return partner === undefined ? null : proof.with(entrant, wish).with(partner, from);
}

function proofFor(draw: Draw, entrant: number, wish: number): Arrangement | null {
  if (draw.proof[entrant] === wish) return draw.proof;
  if (!mayJoin(draw.rules, membersOf(draw.rules, draw.placed), entrant, wish)) return null;
  const near = exchanged(draw, entrant, wish);
  if (near !== null) return near;
  const far = complete(draw.rules, draw.placed.with(entrant, wish));
  return typeof far === 'string' ? null : far;
}

/** Places one after the other: each in the first wished group from which the draw can still be finished. */
export function placeInTurn(rules: GroupRules, proof: Arrangement, turns: readonly Turn[]): Arrangement {
  const draw: Draw = { rules, placed: rules.entrants.map(() => null), proof };
  for (const { entrant, wishes } of turns) {
    for (const wish of wishes) {
      const found = proofFor(draw, entrant, wish);
      if (found === null) continue;
      draw.proof = found;
      draw.placed[entrant] = wish;
      break;
    }
  }
  return draw.placed;
}
