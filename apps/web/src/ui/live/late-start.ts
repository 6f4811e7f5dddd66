/** Set by what starts a page whose scripts waited until they were needed. */
export const startMark = 'traip.start';

/** How old a page may be when its scripts start, in milliseconds. */
const maxAge = 5_000;

/** Whether things may have happened before the page could follow them. True once at most. */
export function hasStartedLate(): boolean {
  const [start] = performance.getEntriesByName(startMark);
  performance.clearMarks(startMark);
  return start !== undefined && start.startTime > maxAge;
}
