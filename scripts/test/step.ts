import type { Tally } from './tally.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Log = (line: string) => void;

/** How long the tests of one file took. */
export type FileTime = { readonly file: string; readonly seconds: number };

export type Result = { readonly tally: Tally; readonly files?: readonly FileTime[] };

/** Something that keeps a core busy, or several. What it logs is printed in one piece when it ends. */
export type Job = {
  readonly title: string;
  /** How many cores it keeps busy, if not one. */
  readonly slots?: number;
  readonly run: (log: Log) => Promise<Result>;
};

/** What a step may know and do beside running its jobs. */
export type Run = {
  readonly env: Environment;
  readonly seed: number;
  /** Whether the whole API suite is to run on the embedded database too. */
  readonly everything: boolean;
  readonly log: Log;
  /** Says in the last line of the run what ran where. */
  readonly note: (text: string) => void;
};

/** One part of the test run. */
export type Step = {
  readonly name: string;
  /** Steps that are run as well, before this one. */
  readonly needs?: readonly string[];
  /** Steps that must have ended, where they are run at all. */
  readonly after?: readonly string[];
  readonly plan: (run: Run) => Promise<readonly Job[]> | readonly Job[];
};
