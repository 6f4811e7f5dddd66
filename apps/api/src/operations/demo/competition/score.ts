import type { Random } from '../match/story.ts';

/** What a side scores: at least, and less than; or the sets that it takes to win. */
export type Scores = readonly [number, number] | number;

/** Little more often than much; of sets, one side wins as many as it takes. */
export function scoreOf(random: Random, scores: Scores): { home: number; away: number } {
  if (typeof scores === 'number') {
    const lost = random.below(scores);
    return random.below(2) === 0 ? { home: scores, away: lost } : { home: lost, away: scores };
  }
  const [least, most] = scores;
  const scored = () => least + Math.min(random.below(most - least), random.below(most - least));
  return { home: scored(), away: scored() };
}
