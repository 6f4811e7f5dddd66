import {
  type ErrorCode,
  errorCatalogue,
  type RaceRowProblem,
  type Read,
  type Refusal,
  raceLimits,
  refuse,
} from '@traip/contract';

/** A problem in a row. */
export interface RowProblem<C extends ErrorCode> {
  readonly line: number;
  readonly bib: string;
  readonly code: C;
  readonly value: string;
}

/** The first problems, in words. */
export function problemsReply(problems: readonly RowProblem<ErrorCode>[]): Read<typeof RaceRowProblem>[] {
  return problems
    .slice(0, raceLimits.shown)
    .map((problem) => ({ ...problem, message: errorCatalogue[problem.code].message }));
}

/** Refuses with the first problem and lists all rows; undefined if there are none. */
export function rowsRefusal<C extends ErrorCode>(problems: readonly RowProblem<C>[]): Refusal<C> | undefined {
  const [first] = problems;
  if (first === undefined) return undefined;
  return refuse(first.code, { details: { rows: problemsReply(problems), total: problems.length } });
}
