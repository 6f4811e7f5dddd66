import type { Tally } from './tally.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Say = (line: string) => void;

/** One part of the test run. */
export type Step = {
  readonly name: string;
  readonly title: string;
  readonly run: (env: Environment, say: Say) => Promise<Tally>;
};
