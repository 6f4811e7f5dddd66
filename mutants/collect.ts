import type { TestContext } from 'node:test';

export type Action = (context: TestContext) => unknown;
type Hooks = Record<'before' | 'after' | 'beforeEach' | 'afterEach', Action[]>;
export type Suite = {
  readonly name: string;
  readonly parent: Suite | null;
  readonly hooks: Hooks;
  isOpen: boolean;
};

export type CollectedTest = {
  readonly id: string;
  readonly file: string;
  readonly suite: Suite;
  readonly run: Action;
};

function newSuite(name: string, parent: Suite | null): Suite {
  return { name, parent, hooks: { before: [], after: [], beforeEach: [], afterEach: [] }, isOpen: false };
}

let current = newSuite('', null);
let file = '';
let tests: CollectedTest[] = [];

/** Loads test files and returns their tests, which can then be run again and again. */
export async function collect(
  files: readonly string[],
  load: (file: string) => Promise<unknown>,
): Promise<CollectedTest[]> {
  tests = [];
  for (const path of files) {
    file = path;
    current = newSuite(path, null);
    await load(path);
  }
  return tests;
}

export function addSuite(name: string, define: Action): void {
  const outer = current;
  current = newSuite(name, outer);
  if (define({} as TestContext) instanceof Promise) throw new Error(`${name}: a suite must not be async.`);
  current = outer;
}

export function addTest(name: string, run: Action): void {
  const path = suitesAround(current).map((suite) => suite.name);
  // Names may repeat, ids may not.
  const id = [...path, name, tests.length].join(' › ');
  tests.push({ id, file, suite: current, run });
}

export function addHook(kind: keyof Hooks, action: Action): void {
  current.hooks[kind].push(action);
}

/** A suite and its ancestors, outermost first. */
export function suitesAround(suite: Suite): Suite[] {
  return [...(suite.parent ? suitesAround(suite.parent) : []), suite];
}
