import type { CompetitorKind } from '@traip/engine';

export interface CalendarSide {
  readonly name: string;
  /** Undefined until the teams are known. */
  readonly team: {
    readonly name: string;
    readonly avatarUrl: string | null;
    readonly competitorKind: CompetitorKind;
  } | null;
}

/** A match in a calendar, planned or real. */
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
  /** LOCKED: searches don't move it. MOVED: it was elsewhere before. */
  readonly mark: 'LOCKED' | 'MOVED' | 'LIVE' | 'OVER' | 'CANCELLED' | null;
  readonly score: string | null;
  /** Whether it may be moved. */
  readonly isMovable: boolean;
}

/** Sorts after every name. */
export const last = '\uffff';

/** By kick-off, then by field. */
function inOrder(items: readonly CalendarItem[]): CalendarItem[] {
  const key = ({ day, time, venue, field }: CalendarItem) =>
    `${day} ${time} ${venue?.name ?? last} ${field?.name ?? last}`;
  return items.toSorted((a, b) => key(a).localeCompare(key(b)));
}

export function byDay(
  items: readonly CalendarItem[],
): readonly (readonly [string, readonly CalendarItem[]])[] {
  return [...Map.groupBy(inOrder(items), ({ day }) => day)];
}
