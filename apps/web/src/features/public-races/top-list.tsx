import { Leaderboard } from './leaderboard.tsx';
import type { RecordBadges } from './load-records.ts';
import type { TopResults } from './load-top.ts';
import { ResultTable } from './result-table.tsx';
import { resultsQueryIn } from './results-query.ts';

/** On a screen and in a widget there is room for names and marks. */
const none: RecordBadges = new Map();

/** The best of a race, as its page shows them. */
export function TopList({ competitionId, race, items }: TopResults & { readonly competitionId: string }) {
  const query = { ...resultsQueryIn({}), race: race.id };
  return race.golf === null ? (
    <ResultTable
      competitionId={competitionId}
      race={race}
      items={items}
      query={query}
      showsPace={false}
      badges={none}
    />
  ) : (
    <Leaderboard competitionId={competitionId} race={race} items={items} query={query} golf={race.golf} />
  );
}
