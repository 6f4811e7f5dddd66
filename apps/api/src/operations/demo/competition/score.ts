import type { RubberRules, SportRules } from '@traip/engine';
import type { Random } from '../match/random-events.ts';

/** The range of a side's score (the upper end excluded), the number of sets to win, or what both scores add up to. */
export type Scores = readonly [number, number] | number | { readonly total: number };

/** Low scores are likelier than high ones. */
export function randomScore(random: Random, scores: Scores): { home: number; away: number } {
  if (typeof scores === 'number') {
    const lost = random.below(scores);
    return random.below(2) === 0 ? { home: scores, away: lost } : { home: lost, away: scores };
  }
  if ('total' in scores) {
    const third = Math.floor(scores.total / 3);
    const home = third + random.below(third + 1);
    return { home, away: scores.total - home };
  }
  const [min, max] = scores;
  const scored = () => min + Math.min(random.below(max - min), random.below(max - min));
  return { home: scored(), away: scored() };
}

export interface BoutEnd {
  readonly method: string;
  readonly winner: 'HOME' | 'AWAY';
  readonly stoppedAt?: { readonly period: number; readonly minute: number; readonly second: number };
}

/** A bout of judo: usually an ippon before time is up, otherwise a waza-ari. */
export function randomBout(random: Random): {
  readonly score: { readonly home: number; readonly away: number };
  readonly bout: BoutEnd;
} {
  const winner = random.below(2) === 0 ? 'HOME' : 'AWAY';
  const isIppon = random.below(3) > 0;
  const points = isIppon ? 10 : 1;
  const score = winner === 'HOME' ? { home: points, away: 0 } : { home: 0, away: points };
  const stoppedAt = { period: 1, minute: random.below(4), second: 1 + random.below(59) };
  return {
    score,
    bout: isIppon ? { method: 'IPPON', winner, stoppedAt } : { method: 'WAZA_ARI', winner },
  };
}

type Pair = ReturnType<typeof randomScore>;

/** The sets of a match with this result, the last won by its winner; none where sets go by the clock. */
export function randomSets(random: Random, { home, away }: Pair, rules: SportRules['sets']): Pair[] {
  if (rules === null || rules.to === null) return [];
  const winner = home > away ? 'HOME' : 'AWAY';
  const setsLost = Math.min(home, away);
  const count = home + away;
  // Which of the sets before the last one went the other way.
  const first = random.below(count - setsLost);
  return Array.from({ length: count }, (_, index) => {
    const isLost = index >= first && index < first + setsLost;
    const to = (index === rules.bestOf - 1 ? rules.lastTo : rules.to) ?? 0;
    const less = to - rules.winBy - random.below(Math.ceil(to / 2));
    return (winner === 'HOME') !== isLost ? { home: to, away: less } : { home: less, away: to };
  });
}

/** The players of each rubber of a side: those with lower numbers come first. */
interface Squads {
  readonly home: readonly string[];
  readonly away: readonly string[];
}

/** The rubbers of a tie with this result, the first ones won by its winner. */
export function randomRubbers(random: Random, score: Pair, { list, sets }: RubberRules, squads: Squads) {
  const toWin = Math.floor(sets.bestOf / 2) + 1;
  const [first, wins] = score.home > score.away ? ['HOME', score.home] : ['AWAY', score.away];
  const next = { home: 0, away: 0 };
  return list.map(({ key, kind }, at) => {
    const isHome = (first === 'HOME') === at < wins;
    const lost = random.below(toWin);
    const people = (side: 'home' | 'away') => {
      const from = next[side];
      next[side] += kind === 'SINGLES' ? 1 : 2;
      return squads[side].slice(from, next[side]);
    };
    const ended = isHome ? { home: toWin, away: lost } : { home: lost, away: toWin };
    return {
      key,
      ending: null,
      sets: randomSets(random, ended, sets),
      home: people('home'),
      away: people('away'),
    };
  });
}
