import { firstDuplicate, type RankingBreach, rankingBreach } from './breach.ts';

interface EloPlayer {
  readonly id: string;
  readonly rating: number;
  /** The number of results rated so far. */
  readonly results: number;
}

/** A side can be a person, a pair or a team; the score is the first side’s. */
interface EloGame {
  readonly a: readonly string[];
  readonly b: readonly string[];
  readonly score: number;
}

/** K-factors: for new players, and after so many results. */
interface EloRules {
  readonly kNew: number;
  readonly k: number;
  readonly newUntil: number;
}

/** Ratings after one period. All games count from the ratings before it; a pair is as strong as its mean. */
export function eloPeriod(
  players: readonly EloPlayer[],
  games: readonly EloGame[],
  rules: EloRules,
): ReadonlyMap<string, number> | RankingBreach {
  const before = new Map(players.map((player) => [player.id, player]));
  const breach = firstDuplicate(players) ?? checkGames(games, before);
  if (breach !== null) return breach;
  const after = new Map(players.map(({ id, rating }) => [id, rating]));
  const mean = (side: readonly string[]) =>
    side.reduce((sum, id) => sum + (before.get(id)?.rating ?? 0), 0) / side.length;
  for (const { a, b, score } of games) {
    const gain = score - 1 / (1 + 10 ** ((mean(b) - mean(a)) / 400));
    for (const id of a) move(id, gain);
    for (const id of b) move(id, -gain);
  }
  return after;

  function move(id: string, gain: number): void {
    const isNew = (before.get(id)?.results ?? 0) < rules.newUntil;
    after.set(id, (after.get(id) ?? 0) + (isNew ? rules.kNew : rules.k) * gain);
  }
}

function checkGames(
  games: readonly EloGame[],
  players: ReadonlyMap<string, EloPlayer>,
): RankingBreach | null {
  for (const { a, b } of games) {
    const all = [...a, ...b];
    const unknownId = all.find((id) => !players.has(id));
    if (unknownId !== undefined) return rankingBreach('UNKNOWN', unknownId);
    const duplicate = firstDuplicate(all.map((id) => ({ id })));
    if (duplicate !== null) return duplicate;
  }
  return null;
}
