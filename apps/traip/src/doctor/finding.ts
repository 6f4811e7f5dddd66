import type { Config } from '../config.ts';

type State = 'ok' | 'warning' | 'error';

/** One line of the report. */
export interface Finding {
  /** The subject, in a word or two. */
  readonly check: string;
  readonly state: State;
  readonly found: string;
  /** How to fix it. */
  readonly mend?: string;
}

export type Check = (config: Config) => readonly Finding[] | Promise<readonly Finding[]>;

export const ok = (check: string, found: string): Finding => ({ check, state: 'ok', found });

export const warning = (check: string, found: string, mend: string): Finding => ({
  check,
  state: 'warning',
  found,
  mend,
});

export const error = (check: string, found: string, mend: string): Finding => ({
  check,
  state: 'error',
  found,
  mend,
});

/** The message of an error with its causes: `fetch` itself reports only that it failed. */
export function messageOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const { code } = problem as NodeJS.ErrnoException;
  const reasons = problem instanceof AggregateError ? problem.errors : [problem.cause];
  const deeper = reasons.filter((reason) => reason instanceof Error).map(messageOf);
  return [problem.message || code || problem.name, ...new Set(deeper)].join(': ');
}
