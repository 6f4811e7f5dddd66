import { at } from '../model/at.ts';
import { complete } from './complete.ts';
import { type Arrangement, type GroupRules, hasRoom, mayJoin, mayShareGroup, membersOf } from './rules.ts';

/** An entrant and its preferred groups, first choice first. */
export interface Turn {
  readonly entrant: number;
  readonly preferences: readonly number[];
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
function exchange(draw: Draw, entrant: number, target: number): boolean {
  const { rules, placed, proof, proofMembers: members } = draw;
  const from = at(proof, entrant);
  const fits = (one: number, group: number, without: number) =>
    (rules.fixed.get(one) ?? group) === group &&
    at(members, group).every((other) => other === without || mayShareGroup(rules, one, other));
  if (hasRoom(rules, members, target) && fits(entrant, target, entrant)) {
    move(draw, entrant, target);
    return true;
  }
  if (from === null) return false;
  const partner = at(members, target).find(
    (other) => placed[other] === null && fits(entrant, target, other) && fits(other, from, entrant),
  );
  if (partner === undefined) return false;
  move(draw, entrant, target);
  move(draw, partner, from);
  return true;
}

/** Whether the draw can be completed with an entrant in a preferred group; if so, updates the proof. */
function canTake(draw: Draw, entrant: number, target: number): boolean {
  if (draw.proof[entrant] === target) return true;
  if (!mayJoin(draw.rules, draw.placedMembers, entrant, target)) return false;
  if (exchange(draw, entrant, target)) return true;
  const far = complete(draw.rules, draw.placed.with(entrant, target));
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
  for (const { entrant, preferences } of turns) {
    const group = preferences.find((candidate) => canTake(draw, entrant, candidate));
    if (group === undefined) throw new Error('The proof has a group for everybody');
    placed[entrant] = group;
    at(draw.placedMembers, group).push(entrant);
  }
  return placed;
}
