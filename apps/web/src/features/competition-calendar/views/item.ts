export interface CalendarSide {
  readonly name: string;
  /** None while it is not known who plays. */
  readonly team: { readonly name: string; readonly avatarUrl: string | null } | null;
}

/** A match at its place in a calendar, planned or real. */
export interface CalendarItem {
  readonly id: string;
  readonly day: string;
  readonly time: string;
  readonly field: { readonly id: string; readonly name: string } | null;
  readonly venue: { readonly id: string; readonly name: string } | null;
  readonly home: CalendarSide;
  readonly away: CalendarSide;
  readonly round: number;
  readonly group: string | null;
  /** LOCKED: no new calendar moves it. MOVED: it had another place before. */
  readonly mark: 'LOCKED' | 'MOVED' | 'OVER' | null;
  readonly score: string | null;
  /** Whether it may be given another place. */
  readonly isMovable: boolean;
}

/** Sorts behind every name. */
export const last = '\uffff';

/** In the order in which they are played; on one kick-off by field. */
function inOrder(items: readonly CalendarItem[]): CalendarItem[] {
  const key = ({ day, time, venue, field }: CalendarItem) =>
    `${day} ${time} ${venue?.name ?? last} ${field?.name ?? last}`;
  return items.toSorted((one, other) => key(one).localeCompare(key(other)));
}

export function byDay(
  items: readonly CalendarItem[],
): readonly (readonly [string, readonly CalendarItem[]])[] {
  return [...Map.groupBy(inOrder(items), ({ day }) => day)];
}
