import type { ReadTable } from './use-table.ts';

type Problem = ReadTable<string>['problems'][number];

/** From so many rows on, one and the same mistake is that of a column. */
const ofColumn = 4;

/** What is wrong with a table; a mistake that many rows have is said once, so that it does not hide the columns. */
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
