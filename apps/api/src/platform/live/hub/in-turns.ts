import { setImmediate as others } from 'node:timers/promises';

/** A few milliseconds of work: nobody else waits longer than that for an answer. */
const turn = 200;

/** Does something for each, and lets others be answered in between: a crowd must not make everybody else wait. */
export async function inTurns<T>(crowd: readonly T[], act: (one: T) => void): Promise<void> {
  for (let done = 0; done < crowd.length; done += turn) {
    if (done > 0) await others();
    for (const one of crowd.slice(done, done + turn)) act(one);
  }
}
