import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { type Asked, addressOf, askedIn } from './asked.ts';
import { chosenRace, eventsOf, publishedRounds } from './events.ts';
import { loadRaces, loadResults, loadTotal, type RaceInfo } from './load.ts';
import { loadRankings, type RankingInfo } from './load-rankings.ts';
import { loadBadges } from './load-records.ts';
import { OverallRanking } from './overall-ranking.tsx';
import { OwnResult } from './own-result.tsx';
import { Podiums } from './podiums.tsx';
import styles from './ranking.module.css';
import { Ranking } from './ranking.tsx';
import { RoundLinks } from './round-links.tsx';
import { TotalRanking } from './total-ranking.tsx';

interface PublicRacesProps {
  readonly competition: {
    readonly id: string;
    readonly name: string;
    readonly traip: { readonly sportKey: string; readonly code: string };
  };
  readonly searchParams: Readonly<Record<string, string | string[] | undefined>>;
}

/** The races of a competition, and the results of the one that was chosen. */
export async function PublicRaces({ competition, searchParams }: PublicRacesProps) {
  const { races } = await loadRaces(competition.id);
  const { rankings } = await loadRankings(competition.id);
  const asked = askedIn(searchParams);
  const events = eventsOf(races);
  const race = chosenRace(races, asked.race);
  if (race === undefined) return <NotYet />;
  const rounds = publishedRounds(race, races);
  const ranking = rankings.find(({ id }) => id === asked.race);
  return (
    <>
      {events.length + rankings.length > 1 && (
        <RaceTabs {...{ competition, race, rankings, ranking, asked }} races={events} />
      )}
      {ranking ? (
        <OverallRanking {...{ ranking, asked }} competitionId={competition.id} />
      ) : (
        <>
          {rounds.length > 1 && <RoundLinks {...{ rounds, race, asked }} competitionId={competition.id} />}
          <Shown {...{ competition, race, asked }} />
        </>
      )}
    </>
  );
}

async function Shown({ competition, race, asked }: ChosenProps) {
  if (asked.isTotal && race.round !== null) {
    const { ranking } = await loadTotal(competition.id, race.id);
    return <TotalRanking race={race} rows={ranking} />;
  }
  return race.publication === 'DRAFT' ? <NotYet race={race} /> : <Chosen {...{ competition, race, asked }} />;
}

interface ChosenProps extends Pick<PublicRacesProps, 'competition'> {
  readonly race: RaceInfo;
  readonly asked: Asked;
}

async function Chosen({ competition, race, asked }: ChosenProps) {
  const { gender, band, search, page } = asked;
  const isFiltered = gender !== null || band !== '' || search !== '' || page > 1;
  const query = {
    ...(gender && { gender }),
    ...(band && { band }),
    search,
    page,
    ...(race.advance === null ? { limit: 50 } : { limit: 100, by: 'HEAT' as const }),
  };
  const [results, badges] = await Promise.all([
    loadResults(competition.id, race.id, query),
    loadBadges(competition.traip.code, race, query),
  ]);
  const showsPace = competition.traip.sportKey === 'RUNNING';
  return (
    <div className={styles.stack}>
      {!isFiltered && race.advance === null && <Podiums competitionId={competition.id} race={race} />}
      <OwnResult {...{ results, asked, showsPace }} badges={badges} />
      <Ranking {...{ results, asked, showsPace, badges }} competitionId={competition.id} />
    </div>
  );
}

function RaceTabs({
  competition,
  races,
  race,
  rankings,
  ranking,
  asked,
}: ChosenProps & {
  readonly races: readonly RaceInfo[];
  readonly rankings: readonly RankingInfo[];
  readonly ranking: RankingInfo | undefined;
}) {
  const t = useTranslations('races.public');
  const empty: Asked = { ...asked, gender: null, band: '', search: '', page: 1, isTotal: false };
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
      </EmptyState>
    </Card>
  );
}
