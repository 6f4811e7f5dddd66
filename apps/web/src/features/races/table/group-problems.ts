import type { ReadTable } from './use-table.ts';

type Problem = ReadTable<string>['problems'][number];

/** From this many rows on, the same error belongs to the column. */
const ofColumn = 4;

/** The errors of a table; a frequent error is reported once per column, so that it doesn't hide others. */
export function groupProblems(problems: readonly Problem[]) {
  const alike = Map.groupBy(problems, ({ value, message }) => `${value} ${message.en}`);
  return [...alike.values()].flatMap((group) => {
    const isOne = group.length >= ofColumn;
    return (isOne ? [group] : group.map((problem) => [problem])).map((all) => ({
      ...(all[0] as Problem),
      lines: all.map(({ line }) => line),
    }));
  });
}
