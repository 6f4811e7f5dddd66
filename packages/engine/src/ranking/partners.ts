import { compareFractions, type Fraction, fraction } from '../exact/index.ts';
import { firstDuplicate, type RankingBreach, rankingBreach } from './breach.ts';
import { highest, type Places, placesOf, rankBy, type Step } from './places.ts';

export type Pairing = readonly [string, string];

/** Two against two; both players of a pair get what it scores. */
interface PairMatch {
  readonly a: Pairing;
  readonly b: Pairing;
  readonly score: readonly [number, number];
}

export const partnerSteps = ['POINTS', 'MEAN', 'WINS', 'DIFF', 'MUTUAL'] as const;
type PartnerStep = (typeof partnerSteps)[number];

/**
 * What sitting out a round is worth. MEAN: one’s own average, so points are compared per match. HALF: half
 * the points of a match. NOTHING: no points.
 */
type SitOut = 'MEAN' | 'HALF' | 'NOTHING';

interface PartnersRules {
  /** The sum of both scores of a match; null if matches are timed. */
  readonly pointsPerMatch: number | null;
  readonly steps: readonly PartnerStep[];
  readonly sitOut: SitOut;
}

interface PartnerRow {
  readonly id: string;
  readonly points: number;
  readonly wins: number;
}

interface PartnersRanking {
  readonly rows: readonly PartnerRow[];
  readonly places: Places;
  /** The distinct numbers of times any two were partners, and opponents. */
  readonly partnerships: readonly number[];
  readonly oppositions: readonly number[];
}

interface Line extends PartnerRow {
  readonly matches: number;
  readonly diff: number;
}

/** The table of an americano or mexicano, in which everyone plays with and against changing people. */
export function rankPartners(
  players: readonly string[],
  rounds: readonly (readonly PairMatch[])[],
  rules: PartnersRules,
): PartnersRanking | RankingBreach {
  const breach = checkRounds(players, rounds, rules);
  if (breach !== null) return breach;
  const matches = rounds.flat();
  const lines = linesOf(players, rounds, rules);
  const levels = rankBy(
    lines,
    rules.steps.map((step) => stepOf(step, lines, matches, rules)),
  );
  return {
    rows: lines.map(({ id, points, wins }) => ({ id, points, wins })),
    places: placesOf(lines, levels),
    partnerships: timesTogether(
      players,
      matches.flatMap(({ a, b }) => [a, b]),
    ),
    oppositions: timesTogether(
      players,
      matches.flatMap(({ a, b }) => a.flatMap((one) => b.map((other): Pairing => [one, other]))),
    ),
  };
}

function linesOf(
  players: readonly string[],
  rounds: readonly (readonly PairMatch[])[],
  { sitOut, pointsPerMatch }: PartnersRules,
): readonly Line[] {
  const lines = new Map(players.map((id) => [id, { id, points: 0, wins: 0, matches: 0, diff: 0 }]));
  for (const { a, b, score } of rounds.flat())
    for (const [pair, own, other] of [
      [a, score[0], score[1]],
      [b, score[1], score[0]],
    ] as const)
      for (const line of pair.flatMap((id) => lines.get(id) ?? [])) {
        line.points += own;
        line.diff += own - other;
        line.matches += 1;
        line.wins += own > other ? 1 : 0;
      }
  const perRest = sitOut === 'HALF' ? (pointsPerMatch ?? 0) / 2 : 0;
  return [...lines.values()].map((line) => ({
    ...line,
    points: line.points + perRest * (rounds.length - line.matches),
  }));
}

function stepOf(
  step: PartnerStep,
  lines: readonly Line[],
  matches: readonly PairMatch[],
  { sitOut }: PartnersRules,
): Step<Line> {
  const isUneven = lines.some((line) => line.matches !== lines[0]?.matches);
  const perMatch: Step<Line> = () => (a, b) => compareFractions(meanOf(b), meanOf(a));
  switch (step) {
    case 'POINTS':
      return sitOut === 'MEAN' && isUneven ? perMatch : highest((line) => line.points);
    case 'MEAN':
      return perMatch;
    case 'WINS':
      return highest((line) => line.wins);
    case 'DIFF':
      return highest((line) => line.diff);
    case 'MUTUAL':
      return (level) => {
        const won = mutualDiffs(new Set(level.map(({ id }) => id)), matches);
        return (a, b) => (won.get(b.id) ?? 0) - (won.get(a.id) ?? 0);
      };
  }
}

function meanOf({ points, matches }: Line): Fraction {
  return fraction(points, matches);
}

/** Points won minus lost against the level players. */
function mutualDiffs(level: ReadonlySet<string>, matches: readonly PairMatch[]): ReadonlyMap<string, number> {
  const diffs = new Map<string, number>();
  for (const { a, b, score } of matches)
    for (const [own, rivals, won] of [
      [a, b, score[0] - score[1]],
      [b, a, score[1] - score[0]],
    ] as const) {
      const levelRivals = rivals.filter((id) => level.has(id)).length;
      for (const id of own) if (level.has(id)) diffs.set(id, (diffs.get(id) ?? 0) + won * levelRivals);
    }
  return diffs;
}

function timesTogether(players: readonly string[], pairs: readonly Pairing[]): readonly number[] {
  const times = new Map<string, number>();
  for (const [a, b] of pairs) {
    const key = JSON.stringify(a < b ? [a, b] : [b, a]);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  const numbers = new Set(times.values());
  if (times.size < (players.length * (players.length - 1)) / 2) numbers.add(0);
  return [...numbers].sort((a, b) => a - b);
}

function checkRounds(
  players: readonly string[],
  rounds: readonly (readonly PairMatch[])[],
  { pointsPerMatch }: PartnersRules,
): RankingBreach | null {
  const known = new Set(players);
  const duplicate = firstDuplicate(players.map((id) => ({ id })));
  if (duplicate !== null) return duplicate;
  for (const [at, round] of rounds.entries()) {
    const playing = round.flatMap(({ a, b }) => [...a, ...b]);
    const unknownId = playing.find((id) => !known.has(id));
    if (unknownId !== undefined) return rankingBreach('UNKNOWN', unknownId);
    const repeated = firstDuplicate(playing.map((id) => ({ id })));
    if (repeated !== null) return repeated;
    const wrong = round.find(({ score: [a, b] }) => pointsPerMatch !== null && a + b !== pointsPerMatch);
    if (wrong !== undefined)
      return rankingBreach('SUM_WRONG', `${at + 1}: ${wrong.score[0]}-${wrong.score[1]}`);
  }
  return null;
}
