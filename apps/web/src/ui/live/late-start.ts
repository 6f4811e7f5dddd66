/** The performance mark that the starter of deferred scripts sets. */
export const startMark = 'traip.start';

/** How old a page may be when its scripts start, in milliseconds. */
const maxAge = 5_000;

/** Whether the page started so late that it may have missed changes. True once at most. */
export function hasStartedLate(): boolean {
  const [start] = performance.getEntriesByName(startMark);
  performance.clearMarks(startMark);
  return start !== undefined && start.startTime > maxAge;
}
