import { refusalOf, withTabLock } from '../../../lib/device/sending.ts';
import { type CheckToSend, markCheckRefused, pendingChecks, removeChecks } from './checks.ts';
import {
  type DeskId,
  deskStorageKey,
  readStoredDesk,
  type StoredDesk,
  updateStoredDesk,
} from './desk-storage.ts';
import {
  applyOutcomes,
  markRefused,
  markSent,
  nextBatch,
  type Queue,
  type QueuedEvent,
  removeEvent,
  undoneEvents,
} from './queue.ts';
import { markSubstitutionRefused, pendingSubstitutions, removeSubstitution } from './substitutions.ts';
import { type DeskClient, type DeskData, isUpcoming } from './types.ts';

/** A late response does not replace a newer version of the match. */
function withDesk(stored: StoredDesk, desk: DeskData, now: number): StoredDesk {
  if (stored.desk !== null && stored.desk.version > desk.version) return stored;
  return { ...stored, desk, ahead: Date.parse(desk.clock.readAt) - now };
}

export function storeDesk(id: DeskId, desk: DeskData): void {
  updateStoredDesk(id, (stored) => withDesk(stored, desk, Date.now()));
}

const updateQueue = (id: DeskId, update: (queue: Queue) => Queue) =>
  updateStoredDesk(id, (stored) => ({ ...stored, queue: update(stored.queue) }));

/** Sends everything pending, in order. One tab at a time; a failure leaves the rest pending. */
export async function flushQueue(id: DeskId, client: DeskClient): Promise<void> {
  await withTabLock(deskStorageKey(id), async () => {
    for (;;) {
      const { queue, desk } = readStoredDesk(id);
      const batch = nextBatch(queue, { hasStarted: desk !== null && !isUpcoming(desk) });
      const [first] = batch;
      if (first === undefined) break;
      if (first.move === undefined) await sendBatch(id, client, batch);
      else await sendMove(id, client, first);
    }
    await sendChanges(id, client);
    await sendChecks(id, client, pendingChecks(readStoredDesk(id).checks));
  });
}

/** Everything but events. */
async function sendChanges(id: DeskId, client: DeskClient): Promise<void> {
  await deleteUndone(id, client);
  await sendSubstitutions(id, client);
}

/** The start or end of the match; everything before the end is sent first. */
async function sendMove(id: DeskId, client: DeskClient, queued: QueuedEvent): Promise<void> {
  if (queued.move === 'FINISH') await sendChanges(id, client);
  updateQueue(id, (queue) => markSent(queue, [queued]));
  const { clientEventId, at } = queued.event;
  const params = { id: id.matchId };
  const body = { clientEventId, at };
  try {
    const desk =
      queued.move === 'START'
        ? await client.start({ params, body: { ...body, force: queued.force } })
        : await client.finish({ params, body: { ...body, ...queued.bout } });
    updateStoredDesk(id, (stored) =>
      withDesk({ ...stored, queue: removeEvent(stored.queue, clientEventId) }, desk, Date.now()),
    );
  } catch (failure) {
    const refusal = refusalOf(failure);
    if (refusal === undefined) throw failure;
    updateQueue(id, (queue) => markRefused(queue, [queued], refusal));
    // Another desk may have been faster: what follows depends on the match's current state.
    storeDesk(id, await client.desk({ params }));
  }
}

async function sendBatch(id: DeskId, client: DeskClient, batch: Queue): Promise<void> {
  updateQueue(id, (queue) => markSent(queue, batch));
  try {
    const body = { matchId: id.matchId, events: batch.map(({ event }) => event) };
    const { outcomes, desk } = await client.registerEvents({ body });
    // In one update, so that an event is never missing or shown twice.
    updateStoredDesk(id, (stored) =>
      withDesk({ ...stored, queue: applyOutcomes(stored.queue, outcomes) }, desk, Date.now()),
    );
  } catch (failure) {
    const refusal = refusalOf(failure);
    if (refusal === undefined) throw failure;
    updateQueue(id, (queue) => markRefused(queue, batch, refusal));
  }
}

/** An event undone after sending is deleted on the backend if it arrived. */
async function deleteUndone(id: DeskId, client: DeskClient): Promise<void> {
  const { matchId } = id;
  const undone = undoneEvents(readStoredDesk(id).queue);
  if (undone.length === 0) return;
  const { events } = await client.desk({ params: { id: matchId } });
  for (const { event } of undone) {
    const { clientEventId } = event;
    const arrived = events.find((stored) => stored.clientEventId === clientEventId);
    if (arrived !== undefined)
      storeDesk(id, await client.deleteEvent({ params: { eventId: arrived.id, matchId } }));
    updateQueue(id, (queue) => removeEvent(queue, clientEventId));
  }
}

/** One by one: each depends on those before it. */
async function sendSubstitutions(id: DeskId, client: DeskClient): Promise<void> {
  for (const { told: substitution } of pendingSubstitutions(readStoredDesk(id).substitutions)) {
    try {
      const desk = await client.substitute({ body: { matchId: id.matchId, ...substitution } });
      updateStoredDesk(id, (stored) => {
        const substitutions = removeSubstitution(stored.substitutions, substitution);
        return withDesk({ ...stored, substitutions }, desk, Date.now());
      });
    } catch (failure) {
      const refusal = refusalOf(failure);
      if (refusal === undefined) throw failure;
      updateStoredDesk(id, (stored) => ({
        ...stored,
        substitutions: markSubstitutionRefused(stored.substitutions, substitution, refusal),
      }));
    }
  }
}

/** All at once; if one is refused, one by one, so that it doesn't affect the others. */
async function sendChecks(id: DeskId, client: DeskClient, checks: readonly CheckToSend[]): Promise<void> {
  const [first] = checks;
  if (first === undefined) return;
  try {
    const desk = await client.checkLicences({ body: { matchId: id.matchId, checks: [...checks] } });
    updateStoredDesk(id, (stored) => {
      return withDesk({ ...stored, checks: removeChecks(stored.checks, checks) }, desk, Date.now());
    });
  } catch (failure) {
    const refusal = refusalOf(failure);
    if (refusal === undefined) throw failure;
    if (checks.length > 1) for (const check of checks) await sendChecks(id, client, [check]);
    else
      updateStoredDesk(id, (stored) => ({
        ...stored,
        checks: markCheckRefused(stored.checks, first, refusal),
      }));
  }
}
