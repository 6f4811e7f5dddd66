import { compareText } from '../standings/order.ts';
import { firstDuplicate, type RankingBreach, rankingBreach } from './breach.ts';

export interface Bout {
  readonly round: string;
  readonly a: string;
  /** Null for a bye. */
  readonly b: string | null;
  readonly winner: string;
}

/**
 * Who comes back: quarter-final losers (judo), those who lost to a finalist (wrestling), or no one (boxing).
 */
export const repechageSystems = ['QUARTERFINAL_LOSERS', 'LOST_TO_FINALIST', 'SEMIFINAL_LOSERS'] as const;

interface RepechageRules {
  readonly system: (typeof repechageSystems)[number];
  /** The winner of one half’s repechage meets the other half’s beaten semi-finalist. */
  readonly cross: boolean;
  /** The rounds before the final, in order; the last is the semi-final. */
  readonly mainRounds: readonly string[];
}

type BoutPair = readonly [string, string];

interface BracketRanking {
  readonly repechage: readonly BoutPair[];
  readonly bronze: readonly BoutPair[];
  readonly first: string;
  readonly second: string;
  readonly thirds: readonly string[];
  readonly fifths: readonly string[];
}

/** One half’s bouts towards a bronze medal. */
interface Path {
  readonly pairs: readonly BoutPair[];
  /** The winner of the repechage; undefined while undecided, null if it is empty. */
  readonly last: string | null | undefined;
}

const final = 'FINAL';

/** The repechage and bronze pairings that follow from the main bracket, and the medals. */
export function rankBracket(bouts: readonly Bout[], rules: RepechageRules): BracketRanking | RankingBreach {
  const breach = checkBracket(bouts, rules);
  if (breach !== null) return breach;
  const last = bouts.find(({ round }) => round === final);
  if (last === undefined) return rankingBreach('FINAL_MISSING', final);
  const halves = [last.a, last.b ?? ''].map((finalist) => halfOf(finalist, bouts, rules));
  const paths = halves.map(({ beaten }) => pathThrough(beaten, bouts, rules));
  const medals = halves.map(({ semifinalist }, at) => {
    const from = rules.system === 'QUARTERFINAL_LOSERS' && rules.cross ? 1 - at : at;
    return bronzeOf(semifinalist, paths[from]?.last, bouts, rules);
  });
  return {
    repechage: sortedPairs(paths.flatMap(({ pairs }) => pairs)),
    bronze: sortedPairs(medals.flatMap(({ pair }) => (pair === null ? [] : [pair]))),
    first: last.winner,
    second: loserOf(last) ?? '',
    thirds: medals.flatMap(({ third }) => third ?? []).toSorted(),
    fifths: medals.flatMap(({ fifth }) => fifth ?? []).toSorted(),
  };
}

/** A finalist’s half: the beaten semi-finalist, and who comes back, first round first. */
function halfOf(
  finalist: string,
  bouts: readonly Bout[],
  { system, mainRounds }: RepechageRules,
): { readonly semifinalist: string | null; readonly beaten: readonly string[] } {
  const lostTo = (winner: string | null, round: string | undefined) =>
    bouts
      .filter((bout) => bout.round === round && bout.winner === winner)
      .flatMap((bout) => loserOf(bout) ?? []);
  const earlier = mainRounds.slice(0, -1);
  const semifinalist = lostTo(finalist, mainRounds.at(-1))[0] ?? null;
  if (system === 'SEMIFINAL_LOSERS') return { semifinalist, beaten: [] };
  const beaten =
    system === 'LOST_TO_FINALIST'
      ? earlier.flatMap((round) => lostTo(finalist, round))
      : [finalist, semifinalist].flatMap((winner) => lostTo(winner, earlier.at(-1)));
  return { semifinalist, beaten };
}

/** The first two meet, the winner meets the next, and so on. */
function pathThrough(beaten: readonly string[], bouts: readonly Bout[], rules: RepechageRules): Path {
  const [first = null, ...others] = beaten;
  const pairs: BoutPair[] = [];
  let last: string | null | undefined = first;
  for (const next of others) {
    if (typeof last !== 'string') break;
    pairs.push([last, next]);
    last = winnerBetween(last, next, bouts, rules);
  }
  return { pairs, last };
}

function bronzeOf(
  semifinalist: string | null,
  challenger: string | null | undefined,
  bouts: readonly Bout[],
  rules: RepechageRules,
): { readonly pair: BoutPair | null; readonly third: string | null; readonly fifth: string | null } {
  if (challenger === null || semifinalist === null)
    return { pair: null, third: semifinalist ?? challenger ?? null, fifth: null };
  if (challenger === undefined) return { pair: null, third: null, fifth: null };
  const third = winnerBetween(semifinalist, challenger, bouts, rules) ?? null;
  const fifth = third === null ? null : third === challenger ? semifinalist : challenger;
  return { pair: [semifinalist, challenger], third, fifth };
}

/** The winner between two fighters after the main rounds. */
function winnerBetween(
  one: string,
  other: string,
  bouts: readonly Bout[],
  { mainRounds }: RepechageRules,
): string | undefined {
  return bouts.find(
    ({ round, a, b }) =>
      round !== final &&
      !mainRounds.includes(round) &&
      ((a === one && b === other) || (a === other && b === one)),
  )?.winner;
}

function loserOf({ a, b, winner }: Bout): string | null {
  return winner === a ? b : a;
}

function sortedPairs(pairs: readonly BoutPair[]): readonly BoutPair[] {
  return pairs
    .map(([a, b]): BoutPair => (a < b ? [a, b] : [b, a]))
    .sort(([a, c], [b, d]) => compareText(a, b) || compareText(c, d));
}

function checkBracket(bouts: readonly Bout[], { mainRounds }: RepechageRules): RankingBreach | null {
  for (const { a, b, winner } of bouts) {
    if (a === b) return rankingBreach('AGAINST_ITSELF', a);
    if (winner !== a && winner !== b) return rankingBreach('NOT_IN_BOUT', winner);
  }
  const lost = new Set<string>();
  for (const round of [...mainRounds, final]) {
    const own = bouts.filter((bout) => bout.round === round);
    const breach = checkRound(own, lost);
    if (breach !== null) return breach;
    for (const bout of own) lost.add(loserOf(bout) ?? '');
  }
  return null;
}

/** No one fights twice in a round, or after a defeat in an earlier one. */
function checkRound(bouts: readonly Bout[], lost: ReadonlySet<string>): RankingBreach | null {
  const fighters = bouts.flatMap(({ a, b }) => (b === null ? [a] : [a, b]));
  const out = fighters.find((id) => lost.has(id));
  return (
    firstDuplicate(fighters.map((id) => ({ id }))) ??
    (out === undefined ? null : rankingBreach('LOSER_GOES_ON', out))
  );
}
