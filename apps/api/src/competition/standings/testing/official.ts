import { readFileSync } from 'node:fs';
import type { ResultSpec } from './league.ts';

type Pair = readonly [number, number];

/** A real competition with the table that its federation published. */
interface OfficialCase {
  readonly teams: readonly string[];
  readonly matches: readonly {
    readonly home: string;
    readonly away: string;
    readonly hs: number;
    readonly as: number;
    readonly date?: string;
    readonly time?: string;
    readonly sets?: readonly Pair[];
    readonly tries?: Pair;
  }[];
  readonly adjustments?: readonly {
    readonly team: string;
    readonly points: number;
    readonly effectiveFrom?: string;
  }[];
  readonly cards?: readonly { match: string; team: string; player: string; kind: string }[];
  readonly expected: readonly Readonly<Record<string, number | string>>[];
}

const folder = new URL('../../../../../../packages/engine/golden/standings/', import.meta.url);

export function official(name: string): OfficialCase & { readonly results: readonly ResultSpec[] } {
  const read = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as OfficialCase;
  const results = read.matches.map(
    ({ home, away, hs, as, date, time = '18:00', sets, tries }): ResultSpec => {
      const isDay = date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date);
      return {
        home,
        away,
        score: [hs, as],
        ...(isDay ? { at: `${date}T${time}:00Z` } : {}),
        ...(sets ? { sets } : {}),
        ...(tries ? { tries } : {}),
      };
    },
  );
  return { ...read, results };
}
