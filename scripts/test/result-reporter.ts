import { appendFileSync } from 'node:fs';
import type { TestEvent } from 'node:test/reporters';
import type { FileTime } from './step.ts';
import { nothing, type Tally } from './tally.ts';

/** What a shard has found out so far. */
export type ShardState = {
  readonly tally: Tally;
  readonly files: readonly FileTime[];
  /** The test that began last, with its file and suites. */
  readonly last: string | null;
  readonly isComplete: boolean;
};

type Kind = 'pass' | 'skip' | 'fail' | 'suite';
type Change =
  | { readonly type: 'begin'; readonly name: string }
  | { readonly type: Kind; readonly name: string; readonly nesting: number; readonly seconds: number }
  | { readonly type: 'end' };

/** Where the shard writes what happens. At once: a process that is killed must have said where it was. */
export const resultsVariable = 'TRAIP_TEST_RESULTS';

export function write(change: Change): void {
  const path = process.env[resultsVariable];
  if (path) appendFileSync(path, `${JSON.stringify(change)}\n`);
}

/** A node:test reporter that writes how the tests ended. It prints nothing. */
export default async function* resultReporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { name, nesting, details } = event.data;
    write({ type: kindOf(event), name, nesting, seconds: details.duration_ms / 1000 });
  }
  write({ type: 'end' });
  yield '';
}

/** Tests are counted, and suites only when they fail by themselves: one that does not load, or whose hook fails. */
function kindOf(event: Extract<TestEvent, { type: 'test:pass' | 'test:fail' }>): Kind {
  const isSuite = event.data.details.type === 'suite';
  if (event.type === 'test:fail')
    return isSuite && !isOwnFailure(event.data.details.error) ? 'suite' : 'fail';
  if (isSuite) return 'suite';
  return event.data.skip === undefined && event.data.todo === undefined ? 'pass' : 'skip';
}

function isOwnFailure(error: unknown): boolean {
  const type = typeof error === 'object' && error !== null && 'failureType' in error && error.failureType;
  return type !== 'subtestsFailed';
}

/** Reads what was written, up to wherever it got. */
export function readState(text: string): ShardState {
  const empty: ShardState = { tally: nothing, files: [], last: null, isComplete: false };
  const lines = text.split('\n');
  // The last one is empty, or the half of a line that a killed process could not finish.
  return lines.slice(0, -1).reduce((state, line) => next(state, JSON.parse(line) as Change), empty);
}

function next(state: ShardState, change: Change): ShardState {
  if (change.type === 'end') return { ...state, isComplete: true };
  if (change.type === 'begin') return { ...state, last: change.name };
  const { type, name: file, nesting, seconds } = change;
  const files = nesting === 0 ? [...state.files, { file, seconds }] : state.files;
  return { ...state, files, tally: counted(state.tally, type) };
}

function counted(tally: Tally, kind: Kind): Tally {
  if (kind === 'pass') return { ...tally, passed: tally.passed + 1 };
  if (kind === 'skip') return { ...tally, skipped: tally.skipped + 1 };
  return kind === 'fail' ? { ...tally, failed: tally.failed + 1 } : tally;
}
