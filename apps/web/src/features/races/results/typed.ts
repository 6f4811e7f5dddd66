import { markText } from '../../../ui/race/mark-text.ts';
import type { EntryData, RaceData } from '../data/use-races.ts';

/** What stands in the boxes of a row. */
export interface Typed {
  readonly mark: string;
  readonly order: string;
}

export type TypedRows = ReadonlyMap<string, Typed & { readonly version: number }>;

/** The stored result as somebody would type it. A disqualified runner keeps the time, and shows the status. */
export function storedText({ result }: EntryData, race: RaceData, locale: string): Typed {
  if (result === null) return { mark: '', order: '' };
  const { mark, status, order } = result;
  const written = mark === null ? '' : markText(mark, race, locale);
  return { mark: status ?? written, order: order === null ? '' : `${order}` };
}

/** With a row typed anew; what is as it was stored is not typed. */
export function withTyped(rows: TypedRows, entry: EntryData, typed: Typed, stored: Typed): TypedRows {
  const next = new Map(rows);
  if (typed.mark === stored.mark && typed.order === stored.order) next.delete(entry.bib);
  else next.set(entry.bib, { ...typed, version: entry.result?.version ?? 0 });
  return next;
}
