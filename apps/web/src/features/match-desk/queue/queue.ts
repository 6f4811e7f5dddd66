import type { NewMatchEvents, RegisteredMany, Write } from '@traip/contract';
import type { Localised } from '@traip/engine';

export type EventToSend = Write<typeof NewMatchEvents>['events'][number];
type Outcome = Pick<Write<typeof RegisteredMany>['outcomes'][number], 'clientEventId' | 'status'> & {
  readonly error?: { readonly message: Localised } | null;
};

/** An event that was registered on this device and that the backend has not confirmed yet. */
export interface Waiting {
  readonly event: EventToSend;
  /** As it was chosen here, so that the list can name them without asking anybody. */
  readonly playerName: string | null;
  readonly relatedName?: string | null;
  /** How often it was sent. Once sent, it may have arrived although no answer came back. */
  readonly tries: number;
  /** Taken back here after it had been sent: if it did arrive, it is deleted there too. */
  readonly isTakenBack?: true;
  /** Why the backend does not take it. */
  readonly refusal?: Localised;
}

export type Queue = readonly Waiting[];

/** As many as one call takes. */
const longestCall = 100;

const idOf = ({ event }: Waiting) => event.clientEventId;
const isOpen = ({ isTakenBack, refusal }: Waiting) => isTakenBack === undefined && refusal === undefined;

export function added(queue: Queue, event: EventToSend, playerName: string | null): Queue {
  return [...queue, { event, playerName, tries: 0 }];
}

/** What is to be sent next, in the order in which it happened. */
export function toSend(queue: Queue): Queue {
  return queue.filter(isOpen).slice(0, longestCall);
}

/** Those that wait, without those that were refused or taken back. */
export function waitingIn(queue: Queue): number {
  return queue.filter(isOpen).length;
}

/** Noted before they are sent: should the answer be lost, they may have arrived. */
export function tried(queue: Queue, sent: Queue): Queue {
  const ids = new Set(sent.map(idOf));
  return queue.map((one) => (ids.has(idOf(one)) ? { ...one, tries: one.tries + 1 } : one));
}

/** What has arrived leaves the queue; what was refused stays until somebody throws it away. */
export function answered(queue: Queue, outcomes: readonly Outcome[]): Queue {
  const byId = new Map(outcomes.map((outcome) => [outcome.clientEventId, outcome]));
  return queue.flatMap((one) => {
    const outcome = byId.get(idOf(one));
    if (outcome === undefined || one.isTakenBack) return [one];
    return outcome.error ? [{ ...one, refusal: outcome.error.message }] : [];
  });
}

/** The whole call was refused, and with it everything that was in it. */
export function refused(queue: Queue, sent: Queue, refusal: Localised): Queue {
  const ids = new Set(sent.map(idOf));
  return queue.map((one) => (ids.has(idOf(one)) ? { ...one, refusal } : one));
}

/** What was never sent is simply gone; what was sent may have arrived, and is remembered until that is known. */
export function takenBack(queue: Queue, id: string): Queue {
  return queue.flatMap((one) => {
    if (idOf(one) !== id) return [one];
    return one.tries === 0 || one.refusal !== undefined ? [] : [{ ...one, isTakenBack: true as const }];
  });
}

export function without(queue: Queue, id: string): Queue {
  return queue.filter((one) => idOf(one) !== id);
}

/** Names who gave the assist, as long as the goal has not left this device. */
export function withRelated(queue: Queue, id: string, related: Related | null): Queue {
  return queue.map((one) =>
    idOf(one) === id && one.tries === 0
      ? {
          ...one,
          relatedName: related?.name ?? null,
          event: { ...one.event, relatedPlayerId: related?.playerId },
        }
      : one,
  );
}

interface Related {
  readonly playerId: string;
  readonly name: string;
}

/** Those that were taken back after they had been sent. */
export function doubtfulIn(queue: Queue): Queue {
  return queue.filter(({ isTakenBack }) => isTakenBack);
}
