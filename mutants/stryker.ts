// The part of Stryker's interface that the runner uses. Stryker is installed only for mutation testing, so
// its own types are not available to the type check.

/** The state that the mutated code reads and writes while it runs. */
export type InstrumentedState = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: unknown;
};

type TestFacts = {
  readonly id: string;
  readonly name: string;
  readonly fileName: string;
  readonly timeSpentMs: number;
};
export type TestResult =
  | (TestFacts & { readonly status: 0 })
  | (TestFacts & { readonly status: 1; readonly failureMessage: string });

export type DryRunResult = {
  readonly status: 'complete';
  readonly tests: readonly TestResult[];
  readonly mutantCoverage: unknown;
};

export type MutantRunOptions = {
  readonly activeMutant: { readonly id: string };
  /** The tests that reach the mutant; all, when it was reached while the code was loaded. */
  readonly testFilter?: readonly string[];
  readonly hitLimit?: number;
  readonly mutantActivation: 'runtime' | 'static';
  readonly reloadEnvironment: boolean;
};

export type MutantRunResult =
  | { readonly status: 'survived'; readonly nrOfTests: number }
  | { readonly status: 'timeout'; readonly reason: string }
  | {
      readonly status: 'killed';
      readonly killedBy: readonly string[];
      readonly failureMessage: string;
      readonly nrOfTests: number;
    };
