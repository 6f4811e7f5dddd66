import type { LicenceChecks, Write } from '@traip/contract';
import type { Localised } from '@traip/engine';
import type { DeskData } from './types.ts';

export type CheckToSend = Write<typeof LicenceChecks>['checks'][number];

/** A checked or unticked licence that the backend hasn't confirmed. Its field names are stored on devices. */
interface QueuedCheck {
  readonly check: CheckToSend;
  /** Why the backend refused it. */
  readonly refusal?: Localised;
}

export type CheckQueue = readonly QueuedCheck[];

/** The latest check of a person replaces a pending one. */
export function enqueueCheck(queue: CheckQueue, check: CheckToSend): CheckQueue {
  return [...queue.filter((queued) => queued.check.personId !== check.personId), { check }];
}

export function pendingChecks(queue: CheckQueue): readonly CheckToSend[] {
  return queue.filter(({ refusal }) => refusal === undefined).map(({ check }) => check);
}

/** Checks that changed while being sent stay pending. */
export function removeChecks(queue: CheckQueue, sent: readonly CheckToSend[]): CheckQueue {
  return queue.filter(({ check }) => !sent.some((one) => isSame(one, check)));
}

export function markCheckRefused(queue: CheckQueue, sent: CheckToSend, refusal: Localised): CheckQueue {
  return queue.map((queued) => (isSame(queued.check, sent) ? { ...queued, refusal } : queued));
}

function isSame(one: CheckToSend, other: CheckToSend): boolean {
  return one.personId === other.personId && one.at === other.at && one.how === other.how;
}

/** Each person's check, according to the backend and this device; the later one counts. */
export function checkedPeople(
  { licensing }: Pick<DeskData, 'licensing'>,
  queue: CheckQueue,
): ReadonlyMap<string, 'SCAN' | 'TICK'> {
  const latest = new Map<string, { readonly how: 'SCAN' | 'TICK' | null; readonly at: string }>();
  for (const one of [...licensing.checks, ...pendingChecks(queue)]) {
    const at = new Date(one.at).toISOString();
    if (at >= (latest.get(one.personId)?.at ?? '')) latest.set(one.personId, { how: one.how, at });
  }
  return new Map([...latest].flatMap(([id, { how }]) => (how === null ? [] : [[id, how] as const])));
}
