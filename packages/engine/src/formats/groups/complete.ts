import { at } from '../model/at.ts';
import { completeByRows } from './rows.ts';
import { type Arrangement, type GroupRules, mayJoin, membersOf } from './rules.ts';

/** The number of group checks after which a search gives up; no draw of real groups comes near it. */
const SEARCH_LIMIT = 1_000_000;

interface Search {
  readonly rules: GroupRules;
  readonly members: number[][];
  readonly open: Set<number>;
  /** Entrants that restrict others; the rest only need room. */
  readonly tight: ReadonlySet<number>;
  readonly limit: number;
  looks: number;
}

function tightEntrants({ entrants, separate, fixed }: GroupRules): Set<number> {
  const tight = new Set(fixed.keys());
  for (const mark of separate) {
    const holders = Map.groupBy(entrants.keys(), (index) => at(entrants, index)[mark]);
    for (const [value, indexes] of holders) {
      if (value !== undefined && indexes.length > 1) for (const index of indexes) tight.add(index);
    }
  }
  return tight;
}

/** Some mark or pot has more teams than there are groups, so no search is needed. */
function isCrowded({ entrants, separate, pots, groupCount }: GroupRules): boolean {
  const tooMany = (values: readonly (string | number | undefined)[]) =>
    [...Map.groupBy(values, (value) => value)].some(
      ([value, holders]) => value !== undefined && holders.length > groupCount,
    );
  return tooMany(pots ?? []) || separate.some((mark) => tooMany(entrants.map((entrant) => entrant[mark])));
}

/**
 * The groups an entrant may join. Empty groups are equivalent, so only one is tried; they are not equivalent
 * for hosts, but these have a single choice and are placed first.
 */
function choicesOf(search: Search, entrant: number): number[] {
  const { rules, members } = search;
  search.looks += members.length;
  const choices = [...members.keys()].filter((group) => mayJoin(rules, members, entrant, group));
  const firstEmpty = choices.find((group) => at(members, group).length === 0);
  return choices.filter((group) => group === firstEmpty || at(members, group).length > 0);
}

/** The entrant with the fewest choices, so that dead ends show early; unrestricted ones come last. */
function hardest(search: Search): { readonly entrant: number; readonly choices: number[] } | null {
  let best: { entrant: number; choices: number[] } | null = null;
  for (const entrant of search.tight) {
    if (!search.open.has(entrant)) continue;
    const choices = choicesOf(search, entrant);
    if (best === null || choices.length < best.choices.length) best = { entrant, choices };
    if (choices.length === 0) return best;
  }
  if (best !== null) return best;
  for (const entrant of search.open) return { entrant, choices: choicesOf(search, entrant) };
  return null;
}

function fill(search: Search): boolean {
  const next = hardest(search);
  if (next === null) return true;
  search.open.delete(next.entrant);
  for (const group of next.choices) {
    if (search.looks > search.limit) break;
    at(search.members, group).push(next.entrant);
    if (fill(search)) return true;
    at(search.members, group).pop();
  }
  search.open.add(next.entrant);
  return false;
}

/** A full arrangement that keeps existing placements, or why there is none. */
export function complete(
  rules: GroupRules,
  placed: Arrangement,
  limit = SEARCH_LIMIT,
): Arrangement | 'IMPOSSIBLE' | 'TOO_LONG' {
  if (isCrowded(rules)) return 'IMPOSSIBLE';
  const quick = completeByRows(rules, placed);
  if (quick !== null) return quick;
  const tight = tightEntrants(rules);
  const open = new Set([...placed.keys()].filter((entrant) => placed[entrant] === null));
  const search: Search = { rules, members: membersOf(rules, placed), open, tight, limit, looks: 0 };
  if (!fill(search)) return search.looks > limit ? 'TOO_LONG' : 'IMPOSSIBLE';
  const whole: Arrangement = placed.map(() => null);
  for (const [group, members] of search.members.entries())
    for (const entrant of members) whole[entrant] = group;
  return whole;
}
