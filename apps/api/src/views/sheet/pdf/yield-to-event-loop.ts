import { setImmediate } from 'node:timers/promises';

/** Lets others have their turn: a long document is drawn in many short strokes. */
export const yieldToEventLoop = (): Promise<void> => setImmediate();
