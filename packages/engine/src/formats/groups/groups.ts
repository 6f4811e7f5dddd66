import type { Random } from '../../chance/random.ts';
import { at } from '../model/at.ts';
import { type BrokenRule, type FormatBreach, isBreach } from '../model/breach.ts';
import type { Entrant, SharedMark } from '../model/entrant.ts';
import type { Group } from '../model/phase.ts';
import { type GroupKey, type TeamId, teamSlot } from '../model/slot.ts';
import { complete } from './complete.ts';
import { placeInTurn, type Turn } from './place.ts';
import { type Arrangement, type GroupRules, membersOf } from './rules.ts';

type GroupMode = 'POTS' | 'SERPENTINE' | 'RANDOM' | 'MANUAL';

export interface GroupParams {
  /** The number of groups; by default as many as `size` requires. */
  readonly groups?: number | null;
  readonly size?: number;
  readonly mode: GroupMode;
  readonly separate: readonly SharedMark[];
  readonly fixed: readonly { readonly team: TeamId; readonly group: GroupKey }[];
}

export const groupDefaults: GroupParams = { mode: 'SERPENTINE', size: 4, separate: [], fixed: [] };

/** A, B, …, Z, AA, AB, … */
export function groupKey(index: number): GroupKey {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : groupKey(Math.floor(index / 26) - 1) + letter;
}

const infeasible = (which: BrokenRule, detail?: string): FormatBreach => ({
  breach: 'INFEASIBLE_CONSTRAINTS',
  which,
  ...(detail === undefined ? {} : { detail }),
});

function countGroups({ groups, size }: GroupParams, teams: number): number | FormatBreach {
  // The size is a preference: groups are larger if a team would otherwise be alone.
  const count = groups ?? Math.max(1, Math.min(Math.ceil(teams / (size ?? 4)), Math.floor(teams / 2)));
  return Number.isInteger(count) && count >= 1 && count * 2 <= teams
    ? count
    : infeasible('GROUP_COUNT', `${count}`);
}

function potsOf(entrants: readonly Entrant[], groupCount: number): readonly number[] {
  return entrants.map((entrant, index) => entrant.pot ?? Math.floor(index / groupCount) + 1);
}

function fixedOf(
  entrants: readonly Entrant[],
  groupCount: number,
  params: GroupParams,
): ReadonlyMap<number, number> | FormatBreach {
  const keys = Array.from({ length: groupCount }, (_, index) => groupKey(index));
  const assignments =
    params.mode === 'MANUAL'
      ? entrants.map(({ team, group }) => ({ team, group: group ?? '' }))
      : params.fixed;
  const fixed = new Map<number, number>();
  for (const { team, group } of assignments) {
    const entrant = entrants.findIndex((candidate) => candidate.team === team);
    const index = keys.indexOf(group);
    if (entrant < 0 || index < 0)
      return infeasible(params.mode === 'MANUAL' ? 'MANUAL_GROUPS' : 'FIXED', team);
    if ((fixed.get(entrant) ?? index) !== index) return infeasible('FIXED', team);
    fixed.set(entrant, index);
  }
  return fixed;
}

const ruleOf: Readonly<Record<SharedMark, BrokenRule>> = {
  club: 'SEPARATE_CLUB',
  organisation: 'SEPARATE_ORGANISATION',
  country: 'SEPARATE_COUNTRY',
};

/** Names the rule that cannot be satisfied: the first that fails by itself, or all of them together. */
function blame(rules: GroupRules, manual: boolean): FormatBreach {
  const baseRules: GroupRules = { ...rules, separate: [], pots: null, fixed: new Map() };
  const empty = rules.entrants.map(() => null);
  const fails = (alone: GroupRules) => complete(alone, empty) === 'IMPOSSIBLE';
  if (fails({ ...baseRules, pots: rules.pots })) return infeasible('POTS');
  if (fails({ ...baseRules, fixed: rules.fixed })) return infeasible(manual ? 'SIZES' : 'FIXED');
  const mark = rules.separate.find((candidate) =>
    fails({ ...baseRules, separate: [candidate], fixed: rules.fixed }),
  );
  return infeasible(mark === undefined ? 'ALL_TOGETHER' : ruleOf[mark]);
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

function potTurns(rules: GroupRules, random: Random): Turn[] {
  const pots = rules.pots ?? [];
  const inOrder = [...new Set(pots)].toSorted((a, b) => a - b);
  return inOrder.flatMap((pot) => {
    const drawn = random.shuffle(upTo(pots.length).filter((entrant) => pots[entrant] === pot));
    return drawn.map((entrant) => ({ entrant, preferences: upTo(rules.groupCount) }));
  });
}

/** 1..G, then G..1: an entrant not allowed in its own group takes the next one in its row. */
function serpentineTurns({ entrants, groupCount }: GroupRules): Turn[] {
  return upTo(entrants.length).map((entrant) => {
    const row = Math.floor(entrant / groupCount);
    const order = row % 2 === 0 ? upTo(groupCount) : upTo(groupCount).toReversed();
    const column = entrant % groupCount;
    return { entrant, preferences: [...order.slice(column), ...order.slice(0, column)] };
  });
}

function turnsOf(rules: GroupRules, mode: GroupMode, random: Random): Turn[] {
  if (mode === 'POTS') return potTurns(rules, random);
  if (mode === 'SERPENTINE') return serpentineTurns(rules);
  const entrants = upTo(rules.entrants.length);
  const order = mode === 'RANDOM' ? random.shuffle(entrants) : entrants;
  const places = upTo(rules.groupCount);
  return order.map((entrant, turn) => {
    const column = turn % rules.groupCount;
    return { entrant, preferences: [...places.slice(column), ...places.slice(0, column)] };
  });
}

function rulesOf(entrants: readonly Entrant[], params: GroupParams): GroupRules | FormatBreach {
  const groupCount = countGroups(params, entrants.length);
  if (typeof groupCount !== 'number') return groupCount;
  const fixed = fixedOf(entrants, groupCount, params);
  if (isBreach(fixed)) return fixed;
  const inRows = params.mode === 'POTS' || params.mode === 'SERPENTINE';
  const seeded = params.mode === 'SERPENTINE' ? entrants.map(({ pot: _, ...rest }) => rest) : entrants;
  const pots = inRows ? potsOf(seeded, groupCount) : null;
  return { entrants, groupCount, separate: params.separate, pots, fixed };
}

function toGroups(rules: GroupRules, arrangement: Arrangement): readonly Group[] {
  return membersOf(rules, arrangement).map((members, index) => ({
    key: groupKey(index),
    members: members.map((entrant) => teamSlot(at(rules.entrants, entrant).team)),
  }));
}

/**
 * Draws entrants (in seed order) into groups that satisfy every rule, or names the rule that cannot be met.
 */
export function drawGroups(
  entrants: readonly Entrant[],
  params: GroupParams,
  random: Random,
): readonly Group[] | FormatBreach {
  const rules = rulesOf(entrants, params);
  if (isBreach(rules)) return rules;
  const proof = complete(
    rules,
    rules.entrants.map(() => null),
  );
  if (proof === 'TOO_LONG') return infeasible('SEARCH_TOO_LONG');
  if (proof === 'IMPOSSIBLE') return blame(rules, params.mode === 'MANUAL');
  return toGroups(rules, placeInTurn(rules, proof, turnsOf(rules, params.mode, random)));
}
