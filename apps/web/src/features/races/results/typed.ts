import { windText } from '@traip/engine/race-records';
import { markText } from '../../../ui/race/mark-text.ts';
import type { EntryData, RaceData } from '../data/use-races.ts';

/** The values in the boxes of a row. */
export interface Typed {
  readonly mark: string;
  readonly net: string;
  readonly wind: string;
  /** The total time of the laps. */
  readonly elapsed: string;
  readonly order: string;
}

export type TypedRows = ReadonlyMap<string, Typed & { readonly version: number }>;

const empty: Typed = { mark: '', net: '', wind: '', elapsed: '', order: '' };

/** The stored result as it would be typed. A disqualified runner keeps the time, and shows the status. */
export function storedText({ result }: EntryData, race: RaceData, locale: string): Typed {
  if (result === null) return empty;
  const { mark, netMark, wind, elapsed, status, order } = result;
  const format = (value: number | null) => (value === null ? '' : markText(value, race, locale));
  return {
    mark: status ?? format(mark),
    net: format(netMark),
    wind: wind === null ? '' : windText(wind, locale),
    elapsed: elapsed === null ? '' : markText(elapsed, { ...race, kind: 'TIME' }, locale),
    order: order === null ? '' : `${order}`,
  };
}

/** Adds a change; restoring the stored values removes it. */
export function withTyped(rows: TypedRows, entry: EntryData, typed: Typed, stored: Typed): TypedRows {
  const next = new Map(rows);
  const isStored = (Object.keys(empty) as (keyof Typed)[]).every((key) => typed[key] === stored[key]);
  if (isStored) next.delete(entry.bib);
  else next.set(entry.bib, { ...typed, version: entry.result?.version ?? 0 });
  return next;
}
