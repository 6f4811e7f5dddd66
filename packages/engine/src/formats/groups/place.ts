import { at } from '../model/at.ts';
import { complete } from './complete.ts';
import { type Arrangement, type GroupRules, hasRoom, mayJoin, mayShareGroup, membersOf } from './rules.ts';

/** An entrant and its preferred groups, first choice first. */
export interface Turn {
  readonly entrant: number;
  readonly wishes: readonly number[];
}

interface Draw {
  readonly rules: GroupRules;
  readonly placed: Arrangement;
  readonly placedMembers: number[][];
  /** A full arrangement consistent with everything placed: proof that the draw can be completed. */
  proof: Arrangement;
  proofMembers: number[][];
}

function move(draw: Draw, entrant: number, to: number): void {
  const from = at(draw.proof, entrant);
  if (from !== null) {
    const members = at(draw.proofMembers, from);
    members.splice(members.indexOf(entrant), 1);
  }
  at(draw.proofMembers, to).push(entrant);
  draw.proof[entrant] = to;
}

/** Moves an entrant of the proof into a preferred group by a single exchange; returns whether it could. */
function exchange(draw: Draw, entrant: number, wish: number): boolean {
  const { rules, placed, proof, proofMembers: members } = draw;
  const from = at(proof, entrant);
  const fits = (one: number, group: number, without: number) =>
    (rules.fixed.get(one) ?? group) === group &&
    at(members, group).every((other) => other === without || mayShareGroup(rules, one, other));
  if (hasRoom(rules, members, wish) && fits(entrant, wish, entrant)) {
    move(draw, entrant, wish);
    return true;
  }
  if (from === null) return false;
  const partner = at(members, wish).find(
    (other) => placed[other] === null && fits(entrant, wish, other) && fits(other, from, entrant),
  );
  if (partner === undefined) return false;
  move(draw, entrant, wish);
  move(draw, partner, from);
  return true;
}

/** Whether the draw can be completed with an entrant in a preferred group; if so, updates the proof. */
function canTake(draw: Draw, entrant: number, wish: number): boolean {
  if (draw.proof[entrant] === wish) return true;
  if (!mayJoin(draw.rules, draw.placedMembers, entrant, wish)) return false;
  if (exchange(draw, entrant, wish)) return true;
  const far = complete(draw.rules, draw.placed.with(entrant, wish));
  if (typeof far === 'string') return false;
  draw.proof = far;
  draw.proofMembers = membersOf(draw.rules, far);
  return true;
}

/** Places entrants one by one, each in its first preferred group that still lets the draw be completed. */
export function placeInTurn(rules: GroupRules, proof: Arrangement, turns: readonly Turn[]): Arrangement {
  const placed: Arrangement = rules.entrants.map(() => null);
  const draw: Draw = {
    rules,
    placed,
    placedMembers: membersOf(rules, placed),
    proof: [...proof],
    proofMembers: membersOf(rules, proof),
  };
  for (const { entrant, wishes } of turns) {
    const group = wishes.find((wish) => canTake(draw, entrant, wish));
    if (group === undefined) throw new Error('The proof has a group for everybody');
    placed[entrant] = group;
    at(draw.placedMembers, group).push(entrant);
  }
  return placed;
}
