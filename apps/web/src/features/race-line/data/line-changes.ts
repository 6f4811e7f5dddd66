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

/** The backend's clock, as estimated by this device. */
export function timeAt({ clock }: StoredLine, now: number): number {
  return now + (clock?.ahead ?? 0);
}

/** Adds a tap. */
export function withMark(stored: StoredLine, id: string, tap: NewMark, now: number): StoredLine {
  const at = timeAt(stored, now);
  return put(stored, { heat: null, bib: null, status: null, ...tap, id, at, isUndone: false, changedAt: at });
}

/** An arrival at the line. An implausible tap waits, with its time, and doesn't hold up others. */
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

/** Why a tap is implausible, as far as this device knows the line. */
function doubtIn(stored: StoredLine, tap: Pick<LineMark, 'at' | 'bib'>): LineDoubt | null {
  const { race, sportKey } = stored;
  const bounds = race === null || sportKey === null ? null : plausibleTimes({ ...race, sportKey });
  const rules = rulesOf(stored);
  return lineDoubt(tap, readLine(stored.marks, rules), { ...rules, fastest: bounds?.min ?? null });
}

/** A doubt about an arrival that only its bib raises. */
export function newDoubt(stored: StoredLine, { at }: LineMark, bib: string): LineDoubt | null {
  const doubt = doubtIn(stored, { at, bib });
  return doubt === doubtIn(stored, { at, bib: null }) ? null : doubt;
}

/** A confirmed tap counts from its original time; a rejected one is dropped. */
export function withAnswer(stored: StoredLine, id: string, counts: boolean, now: number): StoredLine {
  const tap = stored.held.find((one) => one.id === id);
  if (tap === undefined) return stored;
  const rest = { ...stored, held: stored.held.filter((one) => one !== tap) };
  if (!counts) return rest;
  const { at, bib } = tap;
  const plain = { heat: null, status: null, isUndone: false } as const;
  return put(rest, { id, kind: 'ARRIVAL', bib, at, ...plain, changedAt: timeAt(stored, now) });
}

/** A tap that was undone, restored, or given a bib. */
export function withChange(
  stored: StoredLine,
  id: string,
  change: Partial<Pick<LineMark, 'bib' | 'isUndone'>>,
  now: number,
): StoredLine {
  const mark = stored.marks.find((one) => one.id === id);
  if (mark === undefined) return stored;
  // A slow clock must not make a change look older than what it changes.
  const changedAt = Math.max(timeAt(stored, now), mark.changedAt + 1);
  return put(stored, { ...mark, ...change, changedAt });
}

/** Corrects a bib: its mark is undone and replaced by one with the same time, so that both are known. */
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
  /** Whether everything was requested. */
  readonly isAll: boolean;
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** Merges the backend's reply with newer changes on this device. */
export function withReply(stored: StoredLine, { reply, isAll, sentAt, receivedAt }: LineSync): StoredLine {
  const reading = { sentAt, receivedAt: receivedAt, readAt: Date.parse(reply.readAt) };
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

/** Confirmed by the backend; marks changed meanwhile stay pending. */
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
