import { CallFailure } from '@traip/contract';
import { changeKept, type Kept, readKept } from './kept.ts';
import { answered, doubtfulIn, type Queue, refused, toSend, tried, without } from './queue.ts';
import { openSubstitutions, refusedSubstitution, withoutSubstitution } from './substitutions.ts';
import type { DeskClient, DeskData } from './types.ts';

/** Whatever comes back late does not replace what is newer. */
function withDesk(kept: Kept, desk: DeskData, now: number): Kept {
  if (kept.desk !== null && kept.desk.version > desk.version) return kept;
  return { ...kept, desk, ahead: Date.parse(desk.clock.readAt) - now };
}

export function keepDesk(place: string, desk: DeskData): void {
  changeKept(place, (kept) => withDesk(kept, desk, Date.now()));
}

const changeQueue = (place: string, change: (queue: Queue) => Queue) =>
  changeKept(place, (kept) => ({ ...kept, queue: change(kept.queue) }));

/** Where events wait, and where they go. */
export interface Sending {
  readonly place: string;
  readonly matchId: string;
  readonly client: DeskClient;
}

/** Sends what waits, in order. Tabs take turns; a failure on the way leaves everything waiting. */
export async function sendWaiting(sending: Sending): Promise<void> {
  const { place } = sending;
  await inTurn(`traip.desk.${place}`, async () => {
    for (;;) {
      const batch = toSend(readKept(place).queue);
      if (batch.length === 0) break;
      await sendBatch(sending, batch);
    }
    await deleteDoubtful(sending);
    await sendSubstitutions(sending);
  });
}

async function sendBatch({ place, matchId, client }: Sending, batch: Queue): Promise<void> {
  changeQueue(place, (queue) => tried(queue, batch));
  try {
    const body = { matchId, events: batch.map(({ event }) => event) };
    const { outcomes, desk } = await client.registerEvents({ body });
    // One step: an event is never seen twice, nor not at all.
    changeKept(place, (kept) =>
      withDesk({ ...kept, queue: answered(kept.queue, outcomes) }, desk, Date.now()),
    );
  } catch (failure) {
    const said = refusalIn(failure);
    if (said === undefined) throw failure;
    changeQueue(place, (queue) => refused(queue, batch, said));
  }
}

/** Only a refusal of the match ends the waiting: not a lost network, an ended session or a backend in trouble. */
function refusalIn(failure: unknown) {
  if (!(failure instanceof CallFailure)) return undefined;
  const { status = 0, said } = failure;
  return status === 401 || status === 429 || status < 400 || status >= 500 ? undefined : said;
}

/** What was taken back after it had been sent is deleted if it did arrive. */
async function deleteDoubtful({ place, matchId, client }: Sending): Promise<void> {
  const doubtful = doubtfulIn(readKept(place).queue);
  if (doubtful.length === 0) return;
  const { events } = await client.desk({ params: { id: matchId } });
  for (const { event } of doubtful) {
    const { clientEventId } = event;
    const arrived = events.find((one) => one.clientEventId === clientEventId);
    if (arrived !== undefined)
      keepDesk(place, await client.deleteEvent({ params: { eventId: arrived.id, matchId } }));
    changeQueue(place, (queue) => without(queue, clientEventId));
  }
}

/** One after the other: each is possible only after those before it. */
async function sendSubstitutions({ place, matchId, client }: Sending): Promise<void> {
  for (const { told } of openSubstitutions(readKept(place).substitutions)) {
    try {
      const desk = await client.substitute({ body: { matchId, ...told } });
      changeKept(place, (kept) =>
        withDesk({ ...kept, substitutions: withoutSubstitution(kept.substitutions, told) }, desk, Date.now()),
      );
    } catch (failure) {
      const said = refusalIn(failure);
      if (said === undefined) throw failure;
      changeKept(place, (kept) => ({
        ...kept,
        substitutions: refusedSubstitution(kept.substitutions, told, said),
      }));
    }
  }
}

async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  // Browsers have locks only where the connection is safe; elsewhere the ids keep events single all the same.
  if (navigator.locks === undefined) await work();
  else await navigator.locks.request(name, work);
}
