import type { Random } from '../match/random-events.ts';

/** The range of a side's score (the upper end excluded), or the number of sets to win. */
export type Scores = readonly [number, number] | number;

/** Low scores are likelier than high ones. */
export function randomScore(random: Random, scores: Scores): { home: number; away: number } {
  if (typeof scores === 'number') {
    const lost = random.below(scores);
    return random.below(2) === 0 ? { home: scores, away: lost } : { home: lost, away: scores };
  }
  const [min, max] = scores;
  const scored = () => min + Math.min(random.below(max - min), random.below(max - min));
  return { home: scored(), away: scored() };
}
