import { firstDuplicate, type RankingBreach, rankingBreach } from './breach.ts';
import { highest, type Places, placesOf, rankBy } from './places.ts';

/** A bout of a wrestling pool in which everyone meets everyone. */
interface PoolBout {
  readonly a: string;
  readonly b: string;
  readonly winner: string;
  readonly method: 'FALL' | 'SUPERIORITY' | 'POINTS';
  readonly points: readonly [a: number, b: number];
}

interface Tally {
  readonly id: string;
  readonly falls: number;
  readonly superiorities: number;
  readonly scored: number;
  readonly conceded: number;
}

type Level = readonly { readonly id: string }[];

/**
 * Ranks a Nordic pool: by wins; two level wrestlers by their bout; of three or more the last is settled
 * first, by falls, superiorities, points scored and conceded in the whole pool, and the others start again.
 */
export function rankPool(ids: readonly string[], bouts: readonly PoolBout[]): Places | RankingBreach {
  const fighters = ids.map((id) => ({ id }));
  const breach = firstDuplicate(fighters) ?? checkBouts(ids, bouts);
  if (breach !== null) return breach;
  const wins = (id: string) => bouts.filter(({ winner }) => winner === id).length;
  const levels = rankBy(fighters, [highest(({ id }) => wins(id))]);
  return placesOf(
    fighters,
    levels.flatMap((level) => separated(level, bouts)),
  );
}

/** Best first; wrestlers that nothing separates stay together. */
function separated(level: Level, bouts: readonly PoolBout[]): readonly Level[] {
  if (level.length < 2) return [level];
  if (level.length === 2) return byTheirBout(level, bouts);
  const parts = rankBy(
    level.map(({ id }) => tallyOf(id, bouts)),
    [
      highest((row) => row.falls),
      highest((row) => row.superiorities),
      highest((row) => row.scored),
      highest((row) => -row.conceded),
    ],
  );
  const last = parts.at(-1) ?? [];
  if (parts.length === 1) return [level];
  const rest = level.filter(({ id }) => !last.some((row) => row.id === id));
  return [...separated(rest, bouts), ...separated(last, bouts)];
}

function byTheirBout(level: Level, bouts: readonly PoolBout[]): readonly Level[] {
  const [one, other] = level;
  const bout = bouts.find(({ a, b }) => [a, b].every((id) => id === one?.id || id === other?.id));
  return bout === undefined ? [level] : rankBy(level, [highest(({ id }) => Number(bout.winner === id))]);
}

function tallyOf(id: string, bouts: readonly PoolBout[]): Tally {
  const own = bouts.filter(({ a, b }) => a === id || b === id);
  const won = (method: PoolBout['method']) =>
    own.filter((bout) => bout.winner === id && bout.method === method).length;
  const points = (at: 0 | 1) =>
    own.reduce((sum, { a, points: both }) => sum + both[a === id ? at : at === 0 ? 1 : 0], 0);
  return {
    id,
    falls: won('FALL'),
    superiorities: won('SUPERIORITY'),
    scored: points(0),
    conceded: points(1),
  };
}

function checkBouts(ids: readonly string[], bouts: readonly PoolBout[]): RankingBreach | null {
  for (const { a, b, winner } of bouts) {
    const unknownId = [a, b].find((id) => !ids.includes(id));
    if (unknownId !== undefined) return rankingBreach('UNKNOWN', unknownId);
    if (a === b) return rankingBreach('AGAINST_ITSELF', a);
    if (winner !== a && winner !== b) return rankingBreach('NOT_IN_BOUT', winner);
  }
  return firstDuplicate(bouts.map(({ a, b }) => ({ id: [a, b].sort().join(' – ') })));
}
