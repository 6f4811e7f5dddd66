export type RunExclusive = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs work under one name, never twice at once in all tabs of this browser. Without Web Locks it is once per
 * tab: two tabs may then race, which the backend tolerates for some seconds after a refresh.
 */
export function createExclusiveRunner(
  name: string,
  locks: Pick<LockManager, 'request'> | undefined,
): RunExclusive {
  if (locks) return (work) => locks.request(name, work);
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work, work);
    last = run;
    return run;
  };
}
