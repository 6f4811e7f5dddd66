import type { DeskData, DeskEventData } from '../queue/types.ts';

type UndoneEvent = DeskData['takenBack'][number];
type Actor = NonNullable<DeskEventData['by']>;

/** An entry of the match history: an event, a deleted event, or another action. */
export interface HistoryEntry {
  readonly key: string;
  readonly at: string;
  readonly by: Actor | null;
  readonly event: DeskEventData | null;
  readonly action: string | null;
  /** When and by whom it was undone. */
  readonly undone: { readonly at: string; readonly by: Actor | null } | null;
}

/** Latest first. */
export function historyEntries({
  events,
  takenBack,
  records,
}: Pick<DeskData, 'events' | 'takenBack' | 'records'>): readonly HistoryEntry[] {
  const live = events.map((event) => entryOf(event));
  const removed = takenBack.map(
    (event: UndoneEvent): HistoryEntry => ({
      ...entryOf(event),
      undone: { at: event.deletedAt, by: event.deletedBy },
    }),
  );
  const recorded = records.map(({ id, action, at, by }): HistoryEntry => {
    return { key: `record ${id}`, at, by, event: null, action, undone: null };
  });
  const seq = ({ event }: HistoryEntry) => event?.seq ?? 0;
  return [...live, ...removed, ...recorded].sort((a, b) => b.at.localeCompare(a.at) || seq(b) - seq(a));
}

function entryOf(event: DeskEventData): HistoryEntry {
  return { key: event.id, at: event.createdAt, by: event.by, event, action: null, undone: null };
}
