import { Leaderboard } from './leaderboard.tsx';
import type { RecordBadges } from './load-records.ts';
import type { TopResults } from './load-top.ts';
import { ResultTable } from './result-table.tsx';
import { resultsQueryIn } from './results-query.ts';

/** A screen or a widget only has room for names and marks. */
const none: RecordBadges = new Map();

/** The best results of a race, as on its page. */
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
