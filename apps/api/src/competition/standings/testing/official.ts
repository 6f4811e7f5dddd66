import { readFileSync } from 'node:fs';
import type { Told } from './league.ts';

type Pair = readonly [number, number];

/** A competition that was played, with the table that its federation published. */
interface Case {
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

export function official(name: string): Case & { readonly told: readonly Told[] } {
  const read = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Case;
  const told = read.matches.map(({ home, away, hs, as, date, time = '18:00', sets, tries }): Told => {
    const isDay = date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date);
    return {
      home,
      away,
      score: [hs, as],
      ...(isDay ? { at: `${date}T${time}:00Z` } : {}),
      ...(sets ? { sets } : {}),
      ...(tries ? { tries } : {}),
    };
  });
  return { ...read, told };
}
