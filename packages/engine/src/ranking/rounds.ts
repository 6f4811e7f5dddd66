import { type RankingBreach, rankingBreach } from './breach.ts';
import { checkEntries, checkLanes, checkOrder, type Entry, fastestFirst, finishersOf } from './entry.ts';
import { lowest, type Places, placesOf, rankBy, type Ties } from './places.ts';

/** A heat result; thousandths separate equal hundredths of two heats. */
export interface HeatEntry extends Entry {
  readonly thousandths: number | null;
}

interface RoundsRules {
  /** How many of each heat qualify by place (Q) … */
  readonly byPlace: number;
  /** … and how many of all others by time (q). */
  readonly byTime: number;
  /** Heats are ignored: the sum of both numbers qualifies by time. */
  readonly onlyTime: boolean;
  readonly ties: Ties;
}

interface RoundsRanking {
  readonly byPlace: readonly string[];
  readonly byTime: readonly string[];
  /** Tied for the last qualifying place, until a draw, an extra lane or the final’s start list decides. */
  readonly unresolved: readonly string[];
  readonly final: Places;
}

interface InHeat extends HeatEntry {
  readonly heat: number;
}

type Chosen = { readonly through: readonly InHeat[]; readonly level: readonly InHeat[] };

/** Who qualifies from the heats, and the result of the final. */
export function rankRounds(
  heats: readonly (readonly HeatEntry[])[],
  final: readonly HeatEntry[],
  rules: RoundsRules,
): RoundsRanking | RankingBreach {
  const breach = checkRounds(heats, final, rules);
  if (breach !== null) return breach;
  const starters = new Set(final.map(({ id }) => id));
  const inHeats = heats.map((entries, heat) => entries.map((entry) => ({ ...entry, heat })));
  const all = inHeats.flat();
  const firsts = rules.onlyTime
    ? []
    : inHeats.map((rows) => choose(fastestFirst(rows, rules.ties), rules.byPlace, starters));
  const byPlace = firsts.flatMap(({ through }) => through.map(({ id }) => id));
  const settled = new Set([...byPlace, ...firsts.flatMap(({ level }) => level.map(({ id }) => id))]);
  const others = finishersOf(all).filter(({ id }) => !settled.has(id));
  const count = rules.onlyTime ? rules.byPlace * heats.length + rules.byTime : rules.byTime;
  const rest = choose(fastestOfAll(others, rules.ties), count, starters);
  return {
    byPlace: byPlace.toSorted(),
    byTime: rest.through.map(({ id }) => id).toSorted(),
    unresolved: [...firsts, rest].flatMap(({ level }) => level.map(({ id }) => id)).toSorted(),
    final: placesOf(final, fastestFirst(final, rules.ties)),
  };
}

/** The first so many; among those tied for the last place, the ones who started in the final. */
function choose(
  levels: readonly (readonly InHeat[])[],
  count: number,
  starters: ReadonlySet<string>,
): Chosen {
  const through: InHeat[] = [];
  for (const level of levels) {
    const left = count - through.length;
    if (left <= 0) break;
    if (level.length <= left) {
      through.push(...level);
      continue;
    }
    const started = level.filter(({ id }) => starters.has(id));
    const isDecided = started.length > 0;
    return { through: [...through, ...started], level: isDecided ? [] : level };
  }
  return { through, level: [] };
}

/** By time over all heats. The finishing order only compares athletes of one heat. */
function fastestOfAll(rows: readonly InHeat[], ties: Ties): readonly (readonly InHeat[])[] {
  return rankBy(rows, [
    lowest((row) => row.mark ?? 0),
    (level) =>
      level.every(({ thousandths }) => thousandths !== null)
        ? (a, b) => (a.thousandths ?? 0) - (b.thousandths ?? 0)
        : () => 0,
    (level) =>
      ties === 'ORDER' && level.every(({ heat, order }) => order !== null && heat === level[0]?.heat)
        ? (a, b) => (a.order ?? 0) - (b.order ?? 0)
        : () => 0,
  ]);
}

function checkRounds(
  heats: readonly (readonly HeatEntry[])[],
  final: readonly HeatEntry[],
  { ties }: RoundsRules,
): RankingBreach | null {
  const races = [...heats, final];
  const wrong = [checkEntries(heats.flat()), checkEntries(final), ...races.map(checkLanes)];
  const orders = ties === 'ORDER' ? races.map(checkOrder) : [];
  const known = new Set(heats.flat().map(({ id }) => id));
  const unknownEntry = known.size === 0 ? undefined : final.find(({ id }) => !known.has(id));
  return (
    [...wrong, ...orders].find((breach) => breach !== null) ??
    (unknownEntry === undefined ? null : rankingBreach('UNKNOWN', unknownEntry.id))
  );
}
