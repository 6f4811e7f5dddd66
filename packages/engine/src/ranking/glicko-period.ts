import { glicko2, unrated } from './glicko2.ts';

export type GlickoRating = typeof unrated;

/** As in Elo, a side can be a person, a pair or a team; the score is the first side’s. */
export interface RatedGame {
  readonly a: readonly string[];
  readonly b: readonly string[];
  readonly score: number;
}

const tau = 0.5;

/**
 * Glicko-2 ratings of everyone after one period: idle players become less certain. A pair is as strong as its
 * mean, so each of the two meets opponents as far above or below them as the opponents are from the pair.
 */
export function glickoPeriod(
  before: ReadonlyMap<string, GlickoRating>,
  games: readonly RatedGame[],
): ReadonlyMap<string, GlickoRating> {
  const played = new Map<string, { r: number; rd: number; score: number }[]>();
  for (const { a, b, score } of games) {
    const [one, other] = [sideOf(a, before), sideOf(b, before)];
    for (const id of a) record(id, one, other, score);
    for (const id of b) record(id, other, one, 1 - score);
  }
  return new Map(Array.from(before, ([id, rating]) => [id, glicko2(rating, played.get(id) ?? [], tau)]));

  function record(id: string, own: Side, opponents: Side, score: number): void {
    const { r } = before.get(id) ?? unrated;
    const list = played.get(id) ?? [];
    list.push({ r: opponents.r + r - own.r, rd: opponents.rd, score });
    played.set(id, list);
  }
}

interface Side {
  readonly r: number;
  readonly rd: number;
}

function sideOf(ids: readonly string[], ratings: ReadonlyMap<string, GlickoRating>): Side {
  const all = ids.map((id) => ratings.get(id) ?? unrated);
  const mean = (of: (one: GlickoRating) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length;
  return { r: mean(({ r }) => r), rd: Math.sqrt(mean(({ rd }) => rd ** 2)) };
}
