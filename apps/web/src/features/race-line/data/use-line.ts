'use client';

import { useQuery } from '@tanstack/react-query';
import { CallFailure } from '@traip/contract';
import { type Line, type LineMark, readLine } from '@traip/engine/race-day';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { raceResultApi } from '../../../lib/api/race.ts';
import { useFlush } from '../../../ui/network/use-flush.ts';
import { flushLine, readRemoteLine } from './flush-line.ts';
import { rulesOf, withAnswer, withArrival, withChange, withMark, withOtherBib } from './line-changes.ts';
import {
  emptyLine,
  type LineData,
  type LineId,
  type PendingTap,
  type Runner,
  readStoredLine,
  type StoredLine,
  subscribeToLines,
  updateStoredLine,
} from './line-storage.ts';

/** How often the marks of other phones are fetched. */
const pollInterval = 5000;

/** Statuses after which the line is no longer shown, whatever this device has stored. */
const noAccessStatuses = [401, 403, 404, 400, 409];

/** A line as this device knows it, and the available actions, online or offline. */
export function useLine({ owner, competitionId, raceId }: LineId) {
  const id = useMemo(() => ({ owner, competitionId, raceId }), [owner, competitionId, raceId]);
  const stored = useSyncExternalStore(
    subscribeToLines,
    () => readStoredLine(id),
    () => emptyLine,
  );
  const send = useCallback(() => flushLine(id, raceResultApi), [id]);
  const pendingCount = stored.pending.length + Number(stored.isSaving);
  const flush = useFlush(send, pendingCount);
  const wasRead = useRef(false);
  const query = useQuery({
    queryKey: ['race', 'line', { ...id }],
    queryFn: async ({ signal }) => {
      await readRemoteLine(id, raceResultApi, !wasRead.current, signal);
      wasRead.current = true;
      return true;
    },
    retry: false,
    refetchOnWindowFocus: true,
    refetchInterval: pollInterval,
  });
  const { error } = query;
  const hasNoAccess = error instanceof CallFailure && noAccessStatuses.includes(error.status ?? 0);
  const actions = useMemo(() => actionsOf(id), [id]);
  const line = useMemo(() => readLine(stored.marks, rulesOf(stored)), [stored]);
  return {
    ...actions,
    flush,
    stored,
    line,
    pendingCount,
    race: hasNoAccess ? null : stored.race,
    error,
    refetch: () => void query.refetch(),
  };
}

export interface LineController extends ReturnType<typeof actionsOf> {
  readonly stored: StoredLine;
  readonly line: Line;
  readonly race: LineData['race'];
  readonly pendingCount: number;
}

function actionsOf(id: LineId) {
  const update = (change: (stored: StoredLine) => StoredLine) => updateStoredLine(id, change);
  return {
    mark: (tap: Parameters<typeof withMark>[2]) => {
      const now = Date.now();
      update((stored) => withMark(stored, crypto.randomUUID(), tap, now));
    },
    arrive: (bib: string | null) => {
      const now = Date.now();
      update((stored) => withArrival(stored, { id: crypto.randomUUID(), bib }, now));
    },
    answer: (tap: PendingTap, counts: boolean) =>
      update((stored) => withAnswer(stored, tap.id, counts, Date.now())),
    setBib: (mark: LineMark, bib: string) =>
      update((stored) => withOtherBib(stored, { id: mark.id, newId: crypto.randomUUID(), bib }, Date.now())),
    undo: ({ id: markId }: LineMark) =>
      update((stored) => withChange(stored, markId, { isUndone: true }, Date.now())),
    redo: ({ id: markId }: LineMark) =>
      update((stored) => withChange(stored, markId, { isUndone: false }, Date.now())),
    save: () => update((stored) => ({ ...stored, isSaving: true, saved: null, refusal: null })),
  };
}

/** Runners who have started and neither finished nor given up, by bib. */
export function runnersOut({ runners }: StoredLine, { arrivals, outs }: Line): readonly Runner[] {
  const accountedFor = new Set([...arrivals.map(({ mark }) => mark.bib), ...outs.map(({ bib }) => bib)]);
  return runners.filter(({ bib }) => !accountedFor.has(bib));
}

/** The waves of a start list, in order; empty if everyone starts together. */
export function wavesOf({ runners }: StoredLine): readonly number[] {
  return [...new Set(runners.flatMap(({ heat }) => heat ?? []))].sort((a, b) => a - b);
}
