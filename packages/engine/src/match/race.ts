/** Why somebody has no place: did not start, did not finish, was disqualified. */
export type Unplaced = 'DNS' | 'DNF' | 'DSQ';

/** What somebody brought home: a whole number of milliseconds or strokes, fewer being better. */
export interface RaceEntry {
  readonly participantId: string;
  readonly mark: number | Unplaced;
  /** Parts of the mark: the legs of a triathlon with its changes, the rounds of a golf tournament. */
  readonly splits?: readonly number[];
}

export interface RacePlace {
  readonly participantId: string;
  /** A dead heat shares a place: 1, 1, 3. Null: unplaced. */
  readonly place: number | null;
  readonly mark: number | Unplaced;
  /** Behind the winner. */
  readonly gap: number | null;
}

export type RaceBreach =
  | { readonly breach: 'ENTERED_TWICE'; readonly participantId: string }
  | { readonly breach: 'MARK_INVALID'; readonly participantId: string }
  | { readonly breach: 'SPLITS_DISAGREE'; readonly participantId: string };

/** The places of a race, best first, the unplaced after them. */
export function placesOf(entries: readonly RaceEntry[]): readonly RacePlace[] | RaceBreach {
  const refusal = entries.map((entry) => refusalOf(entry, entries)).find((breach) => breach !== null);
  if (refusal) return refusal;
  const marks = entries.map(({ mark }) => mark).filter((mark) => typeof mark === 'number');
  const best = Math.min(...marks);
  return entries.toSorted(compareEntries).map(({ participantId, mark }) => {
    if (typeof mark !== 'number') return { participantId, place: null, mark, gap: null };
    const place = marks.filter((other) => other < mark).length + 1;
    return { participantId, place, mark, gap: mark - best };
  });
}

function refusalOf(
  { participantId, mark, splits }: RaceEntry,
  entries: readonly RaceEntry[],
): RaceBreach | null {
  if (entries.filter((other) => other.participantId === participantId).length > 1)
    return { breach: 'ENTERED_TWICE', participantId };
  const numbers = [...(typeof mark === 'number' ? [mark] : []), ...(splits ?? [])];
  if (!numbers.every((value) => Number.isSafeInteger(value) && value >= 0))
    return { breach: 'MARK_INVALID', participantId };
  const total = splits?.reduce((sum, split) => sum + split, 0);
  const agrees = typeof mark !== 'number' || total === undefined || total === mark;
  return agrees ? null : { breach: 'SPLITS_DISAGREE', participantId };
}

// Who finished, then who tried, then who was taken out, then who did not come; equals by their id.
const unplacedOrder: readonly unknown[] = ['DNF', 'DSQ', 'DNS'];

function compareEntries(a: RaceEntry, b: RaceEntry): number {
  const byKind = unplacedOrder.indexOf(a.mark) - unplacedOrder.indexOf(b.mark);
  const byMark = typeof a.mark === 'number' && typeof b.mark === 'number' ? a.mark - b.mark : 0;
  return byKind || byMark || (a.participantId < b.participantId ? -1 : 1);
}
