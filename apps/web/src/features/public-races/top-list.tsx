import { askedIn } from './asked.ts';
import { Leaderboard } from './leaderboard.tsx';
import type { RecordBadges } from './load-records.ts';
import type { TopResults } from './load-top.ts';
import { ResultTable } from './result-table.tsx';

/** On a screen and in a widget there is room for names and marks. */
const none: RecordBadges = new Map();

/** The best of a race, as its page shows them. */
export function TopList({ competitionId, race, items }: TopResults & { readonly competitionId: string }) {
  const asked = { ...askedIn({}), race: race.id };
  return race.golf === null ? (
    <ResultTable {...{ competitionId, race, items, asked }} showsPace={false} badges={none} />
  ) : (
    <Leaderboard {...{ competitionId, race, items, asked }} golf={race.golf} />
  );
}
