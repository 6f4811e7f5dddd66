import type { RoundCard } from '@traip/engine/race-day';
import type { EntryData } from '../../data/use-races.ts';

/** What was typed of a round and is not saved yet. */
interface RoundEdit {
  readonly holes: Readonly<Record<number, string>>;
  readonly total: string | null;
}

/** What was typed of a player. */
export interface Edit {
  readonly rounds: Readonly<Record<number, RoundEdit>>;
  readonly status: string | null;
  /** Of the result that was seen while typing; 0: there was none. */
  readonly version: number;
}

export type Edits = ReadonlyMap<string, Edit>;

const noRound: RoundCard = { holes: [], total: null };

const storedRound = ({ result }: EntryData, round: number) => result?.card[round - 1] ?? noRound;

/** A score as somebody would type it. */
export function strokesText(strokes: number | null | undefined): string {
  if (strokes === null || strokes === undefined) return '';
  return strokes === 0 ? 'X' : `${strokes}`;
}

export function holeText(entry: EntryData, edit: Edit | undefined, round: number, hole: number): string {
  return edit?.rounds[round]?.holes[hole] ?? strokesText(storedRound(entry, round).holes[hole - 1]);
}

export function totalText(entry: EntryData, edit: Edit | undefined, round: number): string {
  return edit?.rounds[round]?.total ?? `${storedRound(entry, round).total ?? ''}`;
}

export function statusText(entry: EntryData, edit: Edit | undefined): string {
  return edit?.status ?? entry.result?.status ?? '';
}

/** A round as it would be saved; what cannot be read counts as not written. */
export function editedRound(
  entry: EntryData,
  edit: Edit | undefined,
  round: number,
  holes: number,
): RoundCard {
  const total = totalText(entry, edit, round).trim();
  return {
    holes: Array.from({ length: holes }, (_, at) => strokesIn(holeText(entry, edit, round, at + 1))),
    total: /^\d{1,3}$/.test(total) ? Number(total) : null,
  };
}

function strokesIn(text: string): number | null {
  const written = text.trim().toUpperCase();
  if (written === 'X' || written === '-') return 0;
  return /^[1-9]\d?$/.test(written) ? Number(written) : null;
}

interface Change {
  readonly round?: number;
  readonly hole?: readonly [hole: number, strokes: string];
  readonly total?: string;
  readonly status?: string;
}

/** With something typed; what is as it was stored is not typed. */
export function withEdit(edits: Edits, entry: EntryData, { round = 0, hole, total, status }: Change): Edits {
  const before: Omit<Edit, 'version'> = edits.get(entry.bib) ?? { rounds: {}, status: null };
  const version = entry.result?.version ?? 0;
  const ofRound = before.rounds[round] ?? { holes: {}, total: null };
  const holes = hole === undefined ? ofRound.holes : { ...ofRound.holes, [hole[0]]: hole[1] };
  const edited = cleared({ holes, total: total ?? ofRound.total }, entry, round);
  const { [round]: _before, ...others } = before.rounds;
  const written = status ?? before.status;
  const after: Edit = {
    version,
    rounds: edited === null ? others : { ...others, [round]: edited },
    status: written === (entry.result?.status ?? '') ? null : written,
  };
  const next = new Map(edits);
  if (Object.keys(after.rounds).length === 0 && after.status === null) next.delete(entry.bib);
  else next.set(entry.bib, after);
  return next;
}

function cleared({ holes, total }: RoundEdit, entry: EntryData, round: number): RoundEdit | null {
  const stored = storedRound(entry, round);
  const changed = Object.entries(holes).filter(
    ([hole, text]) => text !== strokesText(stored.holes[Number(hole) - 1]),
  );
  const isSame = total === null || total === `${stored.total ?? ''}`;
  if (changed.length === 0 && isSame) return null;
  return { holes: Object.fromEntries(changed), total: isSame ? null : total };
}

/** As the call takes them. Holes of one card are often typed by two people; a total replaces what another wrote. */
export function rowsOf(edits: Edits) {
  return [...edits].flatMap(([bib, { rounds, status, version }]) => {
    const cards = Object.entries(rounds).map(([round, { holes, total }]) => ({
      bib,
      round: Number(round),
      holes: Object.entries(holes).map(([hole, strokes]) => ({ hole: Number(hole), strokes })),
      total,
      ...(total !== null && { version }),
    }));
    return status === null ? cards : [...cards, { bib, round: null, status }];
  });
}
