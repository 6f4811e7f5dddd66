import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { eventsOf, publishedRounds, selectedRace } from './events.ts';
import { ListLinks } from './list-links.tsx';
import { loadRaces, loadResults, loadStarts, loadTotal, type RaceInfo } from './load.ts';
import { loadRankings, type RankingInfo } from './load-rankings.ts';
import { loadBadges } from './load-records.ts';
import { OverallRanking } from './overall-ranking.tsx';
import { OwnResult } from './own-result.tsx';
import { Podiums } from './podiums.tsx';
import { RaceFacts } from './race-facts.tsx';
import styles from './ranking.module.css';
import { Ranking } from './ranking.tsx';
import { addressOf, type ResultsQuery, resultsQueryIn } from './results-query.ts';
import { RoundLinks } from './round-links.tsx';
import { StartList } from './start-list.tsx';
import { TotalRanking } from './total-ranking.tsx';

interface PublicRacesProps {
  readonly competition: {
    readonly id: string;
    readonly name: string;
    readonly traip: { readonly sportKey: string; readonly code: string };
  };
  readonly searchParams: Readonly<Record<string, string | string[] | undefined>>;
}

/** The races of a competition, and the results of the chosen one. */
export async function PublicRaces({ competition, searchParams }: PublicRacesProps) {
  const { races } = await loadRaces(competition.id);
  const { rankings } = await loadRankings(competition.id);
  const query = resultsQueryIn(searchParams);
  const events = eventsOf(races);
  const race = selectedRace(races, query.race);
  if (race === undefined) return <NotYet />;
  const rounds = publishedRounds(race, races);
  const ranking = rankings.find(({ id }) => id === query.race);
  return (
    <>
      {events.length + rankings.length > 1 && (
        <RaceTabs
          competition={competition}
          race={race}
          rankings={rankings}
          ranking={ranking}
          query={query}
          races={events}
        />
      )}
      {ranking ? (
        <OverallRanking ranking={ranking} query={query} competitionId={competition.id} races={races} />
      ) : (
        <div className={styles.stack}>
          {rounds.length > 1 && (
            <RoundLinks rounds={rounds} race={race} query={query} competitionId={competition.id} />
          )}
          {!query.isTotal && <ListLinks race={race} query={query} competitionId={competition.id} />}
          <Shown competition={competition} race={race} query={query} />
        </div>
      )}
    </>
  );
}

async function Shown({ competition, race, query }: SelectedRaceProps) {
  if (query.isTotal && race.round !== null) {
    const { ranking } = await loadTotal(competition.id, race.id);
    return <TotalRanking race={race} rows={ranking} />;
  }
  if (race.entries > 0 && (query.isStart || race.publication === 'DRAFT'))
    return <Starts competition={competition} race={race} query={query} />;
  return race.publication === 'DRAFT' ? (
    <NotYet race={race} />
  ) : (
    <SelectedRace competition={competition} race={race} query={query} />
  );
}

/** Everyone entered, before there are results and next to them. */
async function Starts({ competition, race, query }: SelectedRaceProps) {
  const { search, page } = query;
  const starts = await loadStarts(competition.id, race.id, { search, page, limit: 100 });
  return <StartList competitionId={competition.id} starts={starts} query={query} />;
}

interface SelectedRaceProps extends Pick<PublicRacesProps, 'competition'> {
  readonly race: RaceInfo;
  readonly query: ResultsQuery;
}

async function SelectedRace({ competition, race, query }: SelectedRaceProps) {
  const { gender, band, search, page } = query;
  const isFiltered = gender !== null || band !== '' || search !== '' || page > 1;
  const filters = {
    ...(gender && { gender }),
    ...(band && { band }),
    search,
    page,
    ...(race.advance === null ? { limit: 50 } : { limit: 100, by: 'HEAT' as const }),
  };
  const [results, badges] = await Promise.all([
    loadResults(competition.id, race.id, filters),
    loadBadges(competition.traip.code, race, filters),
  ]);
  const showsPace = competition.traip.sportKey === 'RUNNING';
  return (
    <div className={styles.stack}>
      {!isFiltered && race.advance === null && <Podiums competitionId={competition.id} race={race} />}
      <OwnResult
        competitionId={competition.id}
        results={results}
        query={query}
        showsPace={showsPace}
        badges={badges}
      />
      <Ranking
        results={results}
        query={query}
        showsPace={showsPace}
        badges={badges}
        competitionId={competition.id}
      />
    </div>
  );
}

function RaceTabs({
  competition,
  races,
  race,
  rankings,
  ranking,
  query,
}: SelectedRaceProps & {
  readonly races: readonly RaceInfo[];
  readonly rankings: readonly RankingInfo[];
  readonly ranking: RankingInfo | undefined;
}) {
  const t = useTranslations('races.public');
  const empty: ResultsQuery = {
    ...query,
    gender: null,
    band: '',
    search: '',
    page: 1,
    isTotal: false,
    isStart: false,
  };
  const tabs = [...races, ...rankings];
  const current = ranking?.id ?? race.eventId ?? race.id;
  return (
    <LinkTabs
      label={t('races', { kind: races[0]?.kind ?? 'RACE' })}
      param="race"
      current={tabs.findIndex(({ id }) => id === current)}
      items={tabs.map(({ id, name }, index) => ({
        href: addressOf(competition.id, empty, { race: index === 0 ? '' : id }),
        label: name,
      }))}
    />
  );
}

function NotYet({ race }: { readonly race?: RaceInfo }) {
  const t = useTranslations('races.public');
  return (
    <Card>
      <EmptyState title={t('notYet')}>
        {[race && race.entries > 0 && t('runners', { count: race.entries, kind: race.kind }), t('notYetText')]
          .filter(Boolean)
          .join('. ')}
        {race && <RaceFacts race={race} />}
      </EmptyState>
    </Card>
  );
}
