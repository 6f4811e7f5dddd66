import type { DraftMatch } from '../model/draft.ts';
import { withNumberedRounds } from '../read/split-phases.ts';

/** Matches with the number of their round: the one in its name where every name has its own, else their order. */
export function numberRounds(
  matches: readonly DraftMatch[],
): readonly { readonly match: DraftMatch; readonly round: number }[] {
  const byGroup = [...Map.groupBy(matches, ({ group }) => group).values()];
  const numbered = byGroup.flatMap((own) => {
    const renamed = withNumberedRounds(own);
    const names = [...new Set(renamed.map(({ round }) => round))];
    const numbers = names.map((name) => Number(/(\d{1,3})\D*$/.exec(name)?.[1] ?? 0));
    const areNumbers = numbers.every((number) => number > 0) && new Set(numbers).size === numbers.length;
    const numberOf = new Map(
      names.map((name, index) => [name, areNumbers ? (numbers[index] ?? 1) : index + 1]),
    );
    return own.map((match, index) => ({ match, round: numberOf.get(renamed[index]?.round ?? '') ?? 1 }));
  });
  return numbered;
}

/** How often every two teams meet, if all meet equally often and up to four times. */
export function legsOf(matches: readonly DraftMatch[], teams: number): 1 | 2 | 3 | 4 | null {
  const meetings = Map.groupBy(matches, ({ home, away }) => JSON.stringify([home, away].toSorted()));
  const counts = new Set([...meetings.values()].map(({ length }) => length));
  const [legs] = counts;
  const isWhole = counts.size === 1 && meetings.size === (teams * (teams - 1)) / 2;
  return isWhole && (legs === 1 || legs === 2 || legs === 3 || legs === 4) ? legs : null;
}
