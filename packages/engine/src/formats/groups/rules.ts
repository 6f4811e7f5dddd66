import { at } from '../model/at.ts';
import { type Entrant, type SharedMark, shares } from '../model/entrant.ts';

/** The rules for every arrangement of entrants (by index) into groups (by index). */
export interface GroupRules {
  readonly entrants: readonly Entrant[];
  readonly groupCount: number;
  readonly separate: readonly SharedMark[];
  /** The pot of each entrant, or null without pots. */
  readonly pots: readonly number[] | null;
  /** The fixed groups of entrants. */
  readonly fixed: ReadonlyMap<number, number>;
}

/** The group of each entrant; null if it has none yet. */
export type Arrangement = (number | null)[];

/** Whether two entrants may be in one group. */
export function mayShareGroup(rules: GroupRules, one: number, other: number): boolean {
  if (rules.pots && rules.pots[one] === rules.pots[other]) return false;
  const [first, second] = [at(rules.entrants, one), at(rules.entrants, other)];
  return !rules.separate.some((mark) => shares(mark, first, second));
}

/** The members of each group so far. */
export function membersOf(rules: GroupRules, arrangement: Arrangement): number[][] {
  const members = Array.from({ length: rules.groupCount }, (): number[] => []);
  for (const [entrant, group] of arrangement.entries()) {
    if (group !== null) at(members, group).push(entrant);
  }
  return members;
}

/** Sizes differ by at most one: the minimum size, and how many groups have one more. */
export function sizesOf(rules: GroupRules): { readonly least: number; readonly larger: number } {
  const minSize = Math.floor(rules.entrants.length / rules.groupCount);
  return { least: minSize, larger: rules.entrants.length % rules.groupCount };
}

/** Whether a group can take one more without breaking the sizes. */
export function hasRoom(rules: GroupRules, members: readonly (readonly number[])[], group: number): boolean {
  const { least, larger } = sizesOf(rules);
  const size = at(members, group).length;
  if (size < least) return true;
  return size === least && members.filter((others) => others.length > least).length < larger;
}

/** Whether an entrant may join a group in its current state. */
export function mayJoin(
  rules: GroupRules,
  members: readonly (readonly number[])[],
  entrant: number,
  group: number,
): boolean {
  const bound = rules.fixed.get(entrant);
  if (bound !== undefined && bound !== group) return false;
  return (
    hasRoom(rules, members, group) &&
    at(members, group).every((other) => other !== entrant && mayShareGroup(rules, entrant, other))
  );
}
