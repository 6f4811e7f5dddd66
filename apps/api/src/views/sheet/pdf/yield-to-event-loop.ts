import { setImmediate } from 'node:timers/promises';

/** Drawing a long document must not block other requests. */
export const yieldToEventLoop = (): Promise<void> => setImmediate();
