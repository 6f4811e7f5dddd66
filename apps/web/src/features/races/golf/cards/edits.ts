import type { RoundCard } from '@traip/engine/race-day';
import type { EntryData } from '../../data/use-races.ts';

/** Unsaved changes to a round. */
interface RoundEdit {
  readonly holes: Readonly<Record<number, string>>;
  readonly total: string | null;
}

/** Unsaved changes to a player. */
export interface Edit {
  readonly rounds: Readonly<Record<number, RoundEdit>>;
  readonly status: string | null;
  /** The version of the result seen while typing; 0: there was none. */
  readonly version: number;
}

export type Edits = ReadonlyMap<string, Edit>;

const noRound: RoundCard = { holes: [], total: null };

const storedRound = ({ result }: EntryData, round: number) => result?.card[round - 1] ?? noRound;

/** A stored score as it would be typed. */
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

/** A round as it would be saved; invalid input counts as empty. */
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
  const trimmed = text.trim().toUpperCase();
  if (trimmed === 'X' || trimmed === '-') return 0;
  return /^[1-9]\d?$/.test(trimmed) ? Number(trimmed) : null;
}

interface Change {
  readonly round?: number;
  readonly hole?: readonly [hole: number, strokes: string];
  readonly total?: string;
  readonly status?: string;
}

/** Adds a change; restoring the stored value removes it. */
export function withEdit(edits: Edits, entry: EntryData, { round = 0, hole, total, status }: Change): Edits {
  const before: Omit<Edit, 'version'> = edits.get(entry.bib) ?? { rounds: {}, status: null };
  const version = entry.result?.version ?? 0;
  const ofRound = before.rounds[round] ?? { holes: {}, total: null };
  const holes = hole === undefined ? ofRound.holes : { ...ofRound.holes, [hole[0]]: hole[1] };
  const edited = cleared({ holes, total: total ?? ofRound.total }, entry, round);
  const { [round]: _before, ...others } = before.rounds;
  const newStatus = status ?? before.status;
  const after: Edit = {
    version,
    rounds: edited === null ? others : { ...others, [round]: edited },
    status: newStatus === (entry.result?.status ?? '') ? null : newStatus,
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

/**
 * In the call's format. Two people often enter holes of one card, so only changed holes are sent; a total
 * replaces them.
 */
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
