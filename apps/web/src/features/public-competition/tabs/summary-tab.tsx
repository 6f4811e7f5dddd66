import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '../../../i18n/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { MatchItem } from '../../../ui/match-list/match-item.tsx';
import type { MatchItemView } from '../../../ui/match-list/types.ts';
import { type ClassificationView, rulesOf, StandingsTable } from '../../../ui/standings/index.ts';
import { loadMatches, loadNext, loadStandings, loadStats, type PlayerStats } from '../parts/load.ts';
import { PlayerList } from '../parts/player-list.tsx';
import styles from '../parts/public-competition.module.css';
import type { TabProps } from '../parts/tab-props.ts';
import { Awards, Phases } from './summary-parts.tsx';

const glance = 5;

export async function SummaryTab({ competition }: TabProps) {
  const { id } = competition;
  const [upcoming, past, standings, stats] = await Promise.all([
    loadNext(id, glance),
    loadMatches(id, { state: 'CLOSED', sort: 'kickOff:desc', limit: glance }),
    loadStandings(id, false),
    loadStats({ competitionId: id, metric: 'goals', limit: glance }),
  ]);
  return <Summary {...{ competition, standings, upcoming, past: past.items, scorers: stats.items }} />;
}

interface SummaryProps extends Pick<TabProps, 'competition'> {
  readonly upcoming: readonly MatchItemView[];
  readonly past: readonly MatchItemView[];
  readonly standings: ClassificationView;
  readonly scorers: PlayerStats['items'];
}

function Summary({ competition, upcoming, past, standings, scorers }: SummaryProps) {
  const t = useTranslations('publicCompetition');
  const { id, description, phases } = competition;
  const page = `/c/${id}`;
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        {standings.awards.length > 0 && <Awards awards={standings.awards} />}
        <TopOfTable competition={competition} standings={standings} />
        <MatchCard title={t('next')} matches={upcoming} href={`${page}?tab=matches&view=dates`} />
        <MatchCard title={t('latest')} matches={past} href={`${page}?tab=matches`} />
        {upcoming.length + past.length === 0 && (
          <Card title={t('tabs.matches')} flush>
            {phases.some(({ matches }) => matches > 0) ? (
              <EmptyState title={t('noDates')}>{t('noDatesText')}</EmptyState>
            ) : (
              <EmptyState title={t('noMatches')}>{t('noMatchesText')}</EmptyState>
            )}
          </Card>
        )}
      </div>
      <div className={styles.stack}>
        {description !== null && (
          <Card title={t('about')}>
            <p className={styles.description}>{description}</p>
          </Card>
        )}
        <Phases phases={phases} />
        {scorers.length > 0 && (
          <Card title={t('metrics.goals')} aside={<All href={`${page}?tab=statistics`} />} flush>
            <PlayerList rows={scorers} />
          </Card>
        )}
      </div>
    </div>
  );
}

function TopOfTable({ competition, standings }: Pick<SummaryProps, 'competition' | 'standings'>) {
  const t = useTranslations();
  const rules = rulesOf(competition);
  const phase = standings.phases.findLast(({ tables }) => tables.length > 0);
  const table = phase?.tables[0];
  if (rules === null || phase === undefined || table === undefined) return null;
  const group = table.group === null ? '' : ` · ${t('standings.group', { group: table.group })}`;
  const name = `${phase.name}${group}`;
  return (
    <Card title={name} aside={<All href={`/c/${competition.id}?tab=standings`} />} flush>
      <StandingsTable table={table} rules={rules} name={name} first={glance} />
    </Card>
  );
}

interface MatchCardProps {
  readonly title: string;
  readonly matches: readonly MatchItemView[];
  readonly href: string;
}

function MatchCard({ title, matches, href }: MatchCardProps): ReactNode {
  if (matches.length === 0) return null;
  return (
    <Card title={title} aside={<All href={href} />} flush>
      <ul>
        {matches.map((match) => (
          <MatchItem key={match.id} match={match} withRound />
        ))}
      </ul>
    </Card>
  );
}

function All({ href }: { readonly href: string }) {
  const t = useTranslations('publicCompetition');
  return (
    <Link href={href} className={styles.all}>
      {t('seeAll')}
    </Link>
  );
}
