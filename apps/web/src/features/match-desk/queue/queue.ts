import type { FinishMatch, NewMatchEvents, RegisteredMany, Write } from '@traip/contract';
import type { Localised } from '@traip/engine';

export type EventToSend = Write<typeof NewMatchEvents>['events'][number];
/** Sent with the end of a bout. */
type BoutToSend = Omit<Write<typeof FinishMatch>, 'clientEventId' | 'at' | 'version'>;
type Outcome = Pick<Write<typeof RegisteredMany>['outcomes'][number], 'clientEventId' | 'status'> & {
  readonly error?: { readonly message: Localised } | null;
};

/** An event on this device that the backend hasn't confirmed. Its field names are stored on devices. */
export interface QueuedEvent {
  readonly event: EventToSend;
  /** Stored so that the log can show it offline. */
  readonly playerName: string | null;
  readonly relatedName?: string | null;
  /** It starts or ends the match, with its own call. */
  readonly move?: 'START' | 'FINISH';
  /** Starts the match even without a date. */
  readonly force?: boolean;
  /** How a bout ended. */
  readonly bout?: BoutToSend;
  /** How often it was sent. Once sent, it may have arrived even without a response. */
  readonly tries: number;
  /** Undone after sending: if it arrived, it's deleted on the backend too. */
  readonly isTakenBack?: true;
  /** Why the backend refused it. */
  readonly refusal?: Localised;
}

export type Queue = readonly QueuedEvent[];

/** The most that one call accepts. */
const maxBatchSize = 100;

const idOf = ({ event }: QueuedEvent) => event.clientEventId;
const isPending = ({ isTakenBack, refusal }: QueuedEvent) =>
  isTakenBack === undefined && refusal === undefined;

export function enqueue(queue: Queue, event: EventToSend, playerName: string | null): Queue {
  return [...queue, { event, playerName, tries: 0 }];
}

interface Move {
  readonly move: NonNullable<QueuedEvent['move']>;
  readonly event: EventToSend;
  readonly force?: boolean;
  readonly bout?: BoutToSend;
}

/** Replaces a refused one; a start goes before all events recorded after it. */
export function enqueueMove(queue: Queue, { move, event, force = false, bout }: Move): Queue {
  const rest = queue.filter((queued) => queued.move !== move);
  const queued: QueuedEvent = { event, move, force, playerName: null, tries: 0, ...(bout && { bout }) };
  return move === 'START' ? [queued, ...rest] : [...rest, queued];
}

/** A start or an end that wasn't refused. */
export function pendingMoves(queue: Queue): Queue {
  return queue.filter((queued) => queued.move !== undefined && isPending(queued));
}

/** In the order in which the events happened; a start or an end is sent separately. */
export function nextBatch(queue: Queue, { hasStarted }: { readonly hasStarted: boolean }): Queue {
  const pending = queue.filter(isPending);
  const index = pending.findIndex(({ move }) => move !== undefined);
  if (index !== 0 && !hasStarted && isStartRefused(queue)) return [];
  if (index > 0) return pending.slice(0, Math.min(index, maxBatchSize));
  if (index < 0) return pending.slice(0, maxBatchSize);
  const [first] = pending;
  // The final score included events that have since been refused, so the end waits.
  const isHeld = first?.move === 'FINISH' && isAnyRefused(queue);
  return first === undefined || isHeld ? [] : [first];
}

/** Events recorded after a refused start are kept until the match is started. */
function isStartRefused(queue: Queue): boolean {
  return queue.some(({ move, refusal }) => move === 'START' && refusal !== undefined);
}

export function isAnyRefused(queue: Queue): boolean {
  return queue.some(({ move, refusal }) => move === undefined && refusal !== undefined);
}

export function countPending(queue: Queue): number {
  return queue.filter(isPending).length;
}

/** Called before sending: if the response is lost, the events may have arrived. */
export function markSent(queue: Queue, sent: Queue): Queue {
  const ids = new Set(sent.map(idOf));
  return queue.map((queued) => (ids.has(idOf(queued)) ? { ...queued, tries: queued.tries + 1 } : queued));
}

/** Registered events leave the queue; refused ones stay until discarded. */
export function applyOutcomes(queue: Queue, outcomes: readonly Outcome[]): Queue {
  const byId = new Map(outcomes.map((outcome) => [outcome.clientEventId, outcome]));
  return queue.flatMap((queued) => {
    const outcome = byId.get(idOf(queued));
    if (outcome === undefined || queued.isTakenBack) return [queued];
    return outcome.error ? [{ ...queued, refusal: outcome.error.message }] : [];
  });
}

/** The whole call was refused, and with it all its events. */
export function markRefused(queue: Queue, sent: Queue, refusal: Localised): Queue {
  const ids = new Set(sent.map(idOf));
  return queue.map((queued) => (ids.has(idOf(queued)) ? { ...queued, refusal } : queued));
}

/** A sent event may have arrived: it's kept until that is known. */
export function undoEvent(queue: Queue, id: string): Queue {
  return queue.flatMap((queued) => {
    if (idOf(queued) !== id) return [queued];
    return queued.tries === 0 || queued.refusal !== undefined
      ? []
      : [{ ...queued, isTakenBack: true as const }];
  });
}

export function removeEvent(queue: Queue, id: string): Queue {
  return queue.filter((queued) => idOf(queued) !== id);
}

/** Only while the goal hasn't been sent. */
export function setAssist(queue: Queue, id: string, assist: Assist | null): Queue {
  return queue.map((queued) =>
    idOf(queued) === id && queued.tries === 0
      ? {
          ...queued,
          relatedName: assist?.name ?? null,
          event: { ...queued.event, relatedPlayerId: assist?.playerId },
        }
      : queued,
  );
}

interface Assist {
  readonly playerId: string;
  readonly name: string;
}

/** Events undone after sending. */
export function undoneEvents(queue: Queue): Queue {
  return queue.filter(({ isTakenBack }) => isTakenBack);
}
