import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { type Asked, addressOf, askedIn } from './asked.ts';
import { loadRaces, loadResults, type RaceInfo } from './load.ts';
import { loadRankings, type RankingInfo } from './overall/load-rankings.ts';
import { OverallRanking } from './overall/overall-ranking.tsx';
import { Podiums } from './podiums.tsx';
import styles from './ranking.module.css';
import { Ranking } from './ranking.tsx';

interface PublicRacesProps {
  readonly competition: {
    readonly id: string;
    readonly name: string;
    readonly traip: { readonly sportKey: string };
  };
  readonly searchParams: Readonly<Record<string, string | string[] | undefined>>;
}

/** The races of a competition, and the results of the one that was chosen. */
export async function PublicRaces({ competition, searchParams }: PublicRacesProps) {
  const { races } = await loadRaces(competition.id);
  const { rankings } = await loadRankings(competition.id);
  const asked = askedIn(searchParams);
  const race = races.find(({ id }) => id === asked.race) ?? races[0];
  if (race === undefined) return <NotYet />;
  const ranking = rankings.find(({ id }) => id === asked.race);
  return (
    <>
      {races.length + rankings.length > 1 && <RaceTabs {...{ competition, races, rankings, asked }} />}
      {ranking ? (
        <OverallRanking {...{ ranking, asked }} competitionId={competition.id} />
      ) : race.publication === 'DRAFT' ? (
        <NotYet race={race} />
      ) : (
        <Chosen {...{ competition, race, asked }} />
      )}
    </>
  );
}

interface ChosenProps extends Pick<PublicRacesProps, 'competition'> {
  readonly race: RaceInfo;
  readonly asked: Asked;
}

async function Chosen({ competition, race, asked }: ChosenProps) {
  const { gender, band, search, page } = asked;
  const isFiltered = gender !== null || band !== '' || search !== '' || page > 1;
  const results = await loadResults(competition.id, race.id, {
    ...(gender && { gender }),
    ...(band && { band }),
    search,
    page,
    limit: 50,
  });
  const showsPace = competition.traip.sportKey === 'RUNNING';
  return (
    <div className={styles.stack}>
      {!isFiltered && <Podiums competitionId={competition.id} race={race} />}
      <Ranking {...{ results, asked, showsPace }} competitionId={competition.id} />
    </div>
  );
}

function RaceTabs({
  competition,
  races,
  rankings,
  asked,
}: Omit<ChosenProps, 'race'> & {
  readonly races: readonly RaceInfo[];
  readonly rankings: readonly RankingInfo[];
}) {
  const t = useTranslations('races.public');
  const empty: Asked = { ...asked, gender: null, band: '', search: '', page: 1 };
  return (
    <LinkTabs
      param="race"
      label={t('races', { kind: races[0]?.kind ?? 'RACE' })}
      items={[...races, ...rankings].map(({ id, name }, index) => ({
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
