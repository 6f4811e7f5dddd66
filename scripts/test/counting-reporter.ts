import type { TestEvent } from 'node:test/reporters';
import { nothing, type Tally } from './tally.ts';

/** A node:test reporter that writes one tally as JSON when the run is over. */
export default async function* countingReporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let tally = nothing;
  for await (const event of events) tally = count(tally, event);
  yield JSON.stringify(tally);
}

/** Counts tests, not their suites, and not the file that stands for itself when it holds no test. */
function count(tally: Tally, event: TestEvent): Tally {
  if (event.type === 'test:fail') {
    return isSuite(event.data) && !isOwnFailure(event.data) ? tally : { ...tally, failed: tally.failed + 1 };
  }
  if (event.type !== 'test:pass' || isSuite(event.data) || isFile(event.data)) return tally;
  if (event.data.skip !== undefined || event.data.todo !== undefined) {
    return { ...tally, skipped: tally.skipped + 1 };
  }
  return { ...tally, passed: tally.passed + 1 };
}

type Ended = {
  name: string;
  nesting: number;
  file?: string | undefined;
  details: { type?: string | undefined };
};

function isSuite(data: Ended): boolean {
  return data.details.type === 'suite';
}

// A suite fails because a test inside it failed (counted there) or because a hook of its own did.
function isOwnFailure(data: { details: { error?: unknown } }): boolean {
  const error = data.details.error;
  return (
    typeof error === 'object' &&
    error !== null &&
    'failureType' in error &&
    error.failureType === 'hookFailed'
  );
}

function isFile(data: Ended): boolean {
  return data.nesting === 0 && data.file !== undefined && data.file.endsWith(data.name);
}
