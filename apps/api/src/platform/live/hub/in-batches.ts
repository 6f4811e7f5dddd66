import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** A few milliseconds of work: no other request waits longer than that. */
const batchSize = 200;

/** Calls `act` for each item and yields to the event loop in between, so that a crowd does not block other requests. */
export async function forEachInBatches<T>(items: readonly T[], act: (one: T) => void): Promise<void> {
  for (let done = 0; done < items.length; done += batchSize) {
    if (done > 0) await yieldToEventLoop();
    for (const one of items.slice(done, done + batchSize)) act(one);
  }
}
