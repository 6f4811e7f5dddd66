import {
  type LineDoubt,
  type LineMark,
  type LineRules,
  lineDoubt,
  mergeLine,
  plausibleTimes,
  readLine,
} from '@traip/engine/race-day';
import { betterClock } from './line-clock.ts';
import type { LineData, StoredLine } from './line-storage.ts';

type NewMark = Pick<LineMark, 'kind'> & Partial<Pick<LineMark, 'heat' | 'bib' | 'status'>>;

/** The backend's clock, as this device reads it. */
export function timeAt({ clock }: StoredLine, now: number): number {
  return now + (clock?.ahead ?? 0);
}

/** One more tap. */
export function withMark(stored: StoredLine, id: string, tap: NewMark, now: number): StoredLine {
  const at = timeAt(stored, now);
  return put(stored, { heat: null, bib: null, status: null, ...tap, id, at, isUndone: false, changedAt: at });
}

/** Somebody at the line. A tap that can hardly be true waits, with its time, and holds up no other. */
export function withArrival(
  stored: StoredLine,
  { id, bib }: Pick<LineMark, 'id' | 'bib'>,
  now: number,
): StoredLine {
  const tap = { id, bib, at: timeAt(stored, now) };
  const doubt = doubtIn(stored, tap);
  return doubt === null
    ? withMark(stored, id, { kind: 'ARRIVAL', bib }, now)
    : { ...stored, held: [...stored.held, { ...tap, doubt }] };
}

/** What can hardly be true of a tap, as far as this device knows the line. */
function doubtIn(stored: StoredLine, tap: Pick<LineMark, 'at' | 'bib'>): LineDoubt | null {
  const { race, sportKey } = stored;
  const bounds = race === null || sportKey === null ? null : plausibleTimes({ ...race, sportKey });
  const rules = rulesOf(stored);
  return lineDoubt(tap, readLine(stored.marks, rules), { ...rules, fastest: bounds?.min ?? null });
}

/** What the bib of an arrival makes doubtful about it that was not before. */
export function newDoubt(stored: StoredLine, { at }: LineMark, bib: string): LineDoubt | null {
  const doubt = doubtIn(stored, { at, bib });
  return doubt === doubtIn(stored, { at, bib: null }) ? null : doubt;
}

/** A tap that was asked about counts from when it was made, or never happened. */
export function withAnswer(stored: StoredLine, id: string, counts: boolean, now: number): StoredLine {
  const tap = stored.held.find((one) => one.id === id);
  if (tap === undefined) return stored;
  const rest = { ...stored, held: stored.held.filter((one) => one !== tap) };
  if (!counts) return rest;
  const { at, bib } = tap;
  const plain = { heat: null, status: null, isUndone: false } as const;
  return put(rest, { id, kind: 'ARRIVAL', bib, at, ...plain, changedAt: timeAt(stored, now) });
}

/** A tap that is undone, comes back, or whose bib was read. */
export function withChange(
  stored: StoredLine,
  id: string,
  change: Partial<Pick<LineMark, 'bib' | 'isUndone'>>,
  now: number,
): StoredLine {
  const mark = stored.marks.find((one) => one.id === id);
  if (mark === undefined) return stored;
  // A clock that runs slow must not make a change look older than what it changes.
  const changedAt = Math.max(timeAt(stored, now), mark.changedAt + 1);
  return put(stored, { ...mark, ...change, changedAt });
}

/** A bib that was wrong: its mark is undone, and one at the same moment takes its place, so that both are known. */
export function withOtherBib(
  stored: StoredLine,
  { id, newId, bib }: { readonly id: string; readonly newId: string; readonly bib: string },
  now: number,
): StoredLine {
  const mark = stored.marks.find((one) => one.id === id);
  if (mark === undefined || mark.bib === bib) return stored;
  if (mark.bib === null) return withChange(stored, id, { bib }, now);
  const undone = withChange(stored, id, { isUndone: true }, now);
  return put(undone, { ...mark, id: newId, bib, changedAt: timeAt(stored, now) });
}

function put(stored: StoredLine, mark: LineMark): StoredLine {
  return {
    ...stored,
    saved: null,
    marks: mergeLine(stored.marks, [mark]),
    pending: [...stored.pending.filter((id) => id !== mark.id), mark.id],
  };
}

interface LineSync {
  readonly reply: LineData;
  /** Whether all of it was asked for. */
  readonly isAll: boolean;
  readonly sentAt: number;
  readonly gotAt: number;
}

/** What the backend told, with what this device knows better. */
export function withReply(stored: StoredLine, { reply, isAll, sentAt, gotAt }: LineSync): StoredLine {
  const reading = { sentAt, gotAt, readAt: Date.parse(reply.readAt) };
  return {
    ...stored,
    race: reply.race,
    sportKey: reply.sportKey,
    isWhole: reply.isWhole,
    ...(isAll && { runners: reply.runners }),
    revision: Math.max(stored.revision, reply.revision),
    marks: mergeLine(stored.marks, reply.marks.map(asMark)),
    clock: betterClock(stored.clock, reading, stored.marks.length > 0),
  };
}

/** Sent and confirmed; what was touched meanwhile waits on. */
export function withSent(stored: StoredLine, sent: readonly LineMark[]): StoredLine {
  const as = new Map(sent.map(({ id, changedAt }) => [id, changedAt]));
  const now = new Map(stored.marks.map(({ id, changedAt }) => [id, changedAt]));
  return { ...stored, refusal: null, pending: stored.pending.filter((id) => as.get(id) !== now.get(id)) };
}

export function rulesOf({ race, runners, isWhole }: StoredLine): LineRules {
  return {
    resolution: race?.resolution ?? 1000,
    ties: race?.ties ?? 'SHARE',
    heats: new Map(runners.map(({ bib, heat }) => [bib, heat])),
    isWhole,
  };
}

type SentMark = LineData['marks'][number];

function asMark({ at, changedAt, ...mark }: SentMark): LineMark {
  return { ...mark, at: Date.parse(at), changedAt: Date.parse(changedAt) };
}

export function asSent({ at, changedAt, ...mark }: LineMark): SentMark {
  return { ...mark, at: new Date(at).toISOString(), changedAt: new Date(changedAt).toISOString() };
}
