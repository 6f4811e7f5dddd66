// A test runner for Stryker that keeps the tests of this repository loaded in one process: a mutant costs the tests
// that reach it, not the start of a process.
import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { type CollectedTest, collect, type Suite, suitesAround } from './collect.ts';
import type {
  DryRunResult,
  InstrumentedState,
  MutantRunOptions,
  MutantRunResult,
  TestResult,
} from './stryker.ts';

const nodeTest = new URL('./node-test.ts', import.meta.url).href;
const state: InstrumentedState = {};
const context = {} as TestContext;

/** How often the code was loaded: a mutant in code that runs when its module loads needs a fresh copy. */
let generation = 0;

/** The tests get our `node:test`, and each generation gets its own copy of the code. */
function replaceImports(): void {
  const sandbox = `${pathToFileURL(process.cwd()).href}/`;
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'node:test' && !context.parentURL?.startsWith(nodeTest))
        return { url: nodeTest, shortCircuit: true };
      const found = next(specifier, context);
      const isOurs = found.url.startsWith(sandbox) && !found.url.includes('/node_modules/');
      return isOurs ? { ...found, url: `${found.url}?generation=${generation}` } : found;
    },
  });
}

class NodeTestRunner {
  static readonly inject = ['options'] as const;
  readonly #files: readonly string[];
  #tests: CollectedTest[] | null = null;

  constructor({ tests }: { readonly tests: readonly string[] }) {
    this.#files = globSync([...tests]).sort();
  }

  async init(): Promise<void> {
    Object.assign(globalThis, { __stryker__: state });
    replaceImports();
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = [];
    for (const test of await this.#load()) {
      state.currentTestId = test.id;
      const start = performance.now();
      const failureMessage = await failureOf(test);
      const timeSpentMs = performance.now() - start;
      const facts = { id: test.id, name: test.id, fileName: test.file, timeSpentMs };
      tests.push(failureMessage === null ? { ...facts, status: 0 } : { ...facts, status: 1, failureMessage });
    }
    state.currentTestId = undefined;
    return { status: 'complete', tests, mutantCoverage: state.mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, testFilter, hitLimit, mutantActivation, reloadEnvironment } = options;
    if (reloadEnvironment) await this.#unload();
    state.hitCount = hitLimit === undefined ? undefined : 0;
    state.hitLimit = hitLimit;
    if (mutantActivation === 'static') state.activeMutant = activeMutant.id;
    try {
      const loaded = await this.#load();
      state.activeMutant = activeMutant.id;
      return await runTests(loaded, testFilter);
    } catch (error) {
      // Any test would notice code that fails to load.
      return { status: 'killed', killedBy: ['loading'], failureMessage: String(error), nrOfTests: 0 };
    } finally {
      state.activeMutant = undefined;
    }
  }

  async dispose(): Promise<void> {
    await this.#unload();
  }

  async #load(): Promise<CollectedTest[]> {
    this.#tests ??= await collect(
      this.#files,
      (file) => import(pathToFileURL(join(process.cwd(), file)).href),
    );
    return this.#tests;
  }

  async #unload(): Promise<void> {
    const suites = new Set(this.#tests?.flatMap((test) => suitesAround(test.suite).reverse()));
    for (const suite of suites) {
      if (suite.isOpen) await runHooks('after', [suite]);
      suite.isOpen = false;
    }
    this.#tests = null;
    generation += 1;
  }
}

async function runTests(
  loaded: CollectedTest[],
  filter: readonly string[] | undefined,
): Promise<MutantRunResult> {
  const ids = filter && new Set(filter);
  const chosen = loaded.filter(({ id }) => ids?.has(id) ?? true);
  for (const [index, test] of chosen.entries()) {
    const failureMessage = await failureOf(test);
    const { hitCount = 0, hitLimit = Number.POSITIVE_INFINITY } = state;
    if (hitCount > hitLimit) return { status: 'timeout', reason: `Reached ${hitCount} times.` };
    if (failureMessage === null) continue;
    // The test that found one mutant is likely to find the next.
    loaded.splice(loaded.indexOf(test), 1);
    loaded.unshift(test);
    return { status: 'killed', killedBy: [test.id], failureMessage, nrOfTests: index + 1 };
  }
  return { status: 'survived', nrOfTests: chosen.length };
}

/** Runs a test with its hooks, and returns the failure message. */
async function failureOf(test: CollectedTest): Promise<string | null> {
  const suites = suitesAround(test.suite);
  try {
    for (const suite of suites) await open(suite);
    await runHooks('beforeEach', suites);
    // Mocks left behind by a failing test would fail the next one too.
    const run = async () => test.run(context);
    await run().finally(() => runHooks('afterEach', suites.toReversed()));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A suite stays open for the next mutant. */
async function open(suite: Suite): Promise<void> {
  if (!suite.isOpen) await runHooks('before', [suite]);
  suite.isOpen = true;
}

async function runHooks(kind: keyof Suite['hooks'], suites: readonly Suite[]): Promise<void> {
  for (const suite of suites) for (const hook of suite.hooks[kind]) await hook(context);
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'node-test', injectableClass: NodeTestRunner }];
