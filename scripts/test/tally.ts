/** How many tests, or checks that count as one test each, ended how. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };
export const onePassed: Tally = { passed: 1, failed: 0, skipped: 0 };
export const oneFailed: Tally = { passed: 0, failed: 1, skipped: 0 };

export function add(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** The line that ends a run. */
export function sentenceOf({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Compares a tally with how its program ended: neither a silent crash nor an empty run may pass. */
export function withExitCode(counted: Tally | null, exitCode: number, log: (line: string) => void): Tally {
  const tally = counted ?? nothing;
  if (exitCode !== 0 && tally.failed === 0) {
    log(`The program ended with ${exitCode} although no test failed.`);
    return add(tally, oneFailed);
  }
  if (tally.passed + tally.failed === 0) {
    log('No test was executed, although there are test files.');
    return add(tally, oneFailed);
  }
  return tally;
}
