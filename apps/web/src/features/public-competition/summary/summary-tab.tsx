import { matchUnit } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { knockoutsOf } from '../../../lib/knockouts.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { MatchRows } from '../../../ui/match-row/match-rows.tsx';
import type { MatchRowView } from '../../../ui/match-row/types.ts';
import { unitOfSport } from '../../../ui/sport/unit-of-sport.ts';
import type { ClassificationView } from '../../../ui/standings/index.ts';
import { PlayerList } from '../../../ui/statistics/player-list.tsx';
import {
  type CompetitionSeasons,
  loadMatches,
  loadNext,
  loadSeasons,
  loadStandings,
  loadStats,
  type PlayerStats,
} from '../../public-matches/index.ts';
import styles from '../parts/public-competition.module.css';
import type { TabProps } from '../parts/tab-props.ts';
import { BracketCard } from './bracket-card.tsx';
import { currentPhase } from './current-phase.ts';
import { OtherSeasons } from './other-seasons.tsx';
import { Phases } from './phases.tsx';
import { SeeAll } from './see-all.tsx';
import { TopOfTables } from './top-of-tables.tsx';

const glance = 5;

export async function SummaryTab({ competition }: TabProps) {
  const { id } = competition;
  const [upcoming, past, standings, stats, { seasons }] = await Promise.all([
    loadNext(id, glance),
    loadMatches(id, { state: 'CLOSED', sort: 'kickOff:desc', limit: glance }),
    loadStandings(id, false),
    loadStats({ competitionId: id, metric: 'goals', limit: glance }),
    loadSeasons(id),
  ]);
  const scorers = stats.items;
  return (
    <Summary
      competition={competition}
      standings={standings}
      upcoming={upcoming}
      past={past.items}
      scorers={scorers}
      seasons={seasons}
    />
  );
}

interface SummaryProps extends Pick<TabProps, 'competition'> {
  readonly upcoming: readonly MatchRowView[];
  readonly past: readonly MatchRowView[];
  readonly standings: ClassificationView;
  readonly scorers: PlayerStats['items'];
  readonly seasons: CompetitionSeasons;
}

/** The most important content first: the bracket of a cup, the table of a league. */
function Summary({ competition, upcoming, past, standings, scorers, seasons }: SummaryProps) {
  const t = useTranslations('publicCompetition');
  const { id, description, phases, category } = competition;
  const unit = unitOfSport(category.sportVariantKey);
  const page = `/c/${id}`;
  const bracket = bracketOfNow(competition);
  // Before the first result, the first matches are more useful than a table.
  const hasStarted = phases.some(({ played }) => played > 0);
  const tables = bracket === undefined && <Tables competition={competition} standings={standings} />;
  const hasSide = description !== null || phases.length > 1 || scorers.length > 0 || seasons.length > 1;
  return (
    <>
      {bracket !== undefined && (
        <div className={styles.wide}>
          <BracketCard competitionId={id} phase={bracket} />
        </div>
      )}
      <div className={hasSide ? styles.columns : styles.stack}>
        <div className={styles.stack}>
          {hasStarted && tables}
          <MatchCard title={t('next')} matches={upcoming} href={`${page}?tab=matches&view=dates`} />
          {!hasStarted && tables}
          {bracket === undefined && (
            <MatchCard title={t('latest')} matches={past} href={`${page}?tab=matches`} />
          )}
          {upcoming.length + past.length === 0 && <NoMatches competition={competition} />}
        </div>
        {hasSide && (
          <div className={styles.stack}>
            {description !== null && (
              <Card title={t('about')}>
                <p className={styles.description}>{description}</p>
              </Card>
            )}
            {phases.length > 1 && <Phases phases={phases} category={category} />}
            {scorers.length > 0 && (
              <Card
                title={t('metrics.goals', { unit, gender: category.gender })}
                aside={<SeeAll href={`${page}?tab=statistics`} />}
                flush
              >
                <PlayerList rows={scorers} unit={matchUnit(category.sportVariantKey)} />
              </Card>
            )}
            {seasons.length > 1 && (
              <OtherSeasons
                seasons={seasons}
                shownId={id}
                sport={category.sportVariantKey}
                gender={category.gender}
              />
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** The current phase, if it's a knockout: its bracket takes the whole width. */
function bracketOfNow(competition: SummaryProps['competition']) {
  const phase = currentPhase(competition.phases);
  return knockoutsOf(competition).find(({ id }) => id === phase?.id);
}

function Tables({ competition, standings }: Pick<SummaryProps, 'competition' | 'standings'>) {
  const phase = currentPhase(competition.phases);
  const tables = standings.phases.find(({ id }) => id === phase?.id);
  return tables === undefined ? null : <TopOfTables competition={competition} phase={tables} />;
}

function NoMatches({ competition }: Pick<SummaryProps, 'competition'>) {
  const t = useTranslations('publicCompetition');
  const { phases, category } = competition;
  const unit = matchUnit(category.sportVariantKey);
  return (
    <Card title={t('tabs.matches', { unit })} flush>
      {phases.some(({ matches }) => matches > 0) ? (
        <EmptyState title={t('noDates', { unit })}>{t('noDatesText', { unit })}</EmptyState>
      ) : (
        <EmptyState title={t('noMatches', { unit })}>{t('noMatchesText')}</EmptyState>
      )}
    </Card>
  );
}

interface MatchCardProps {
  readonly title: string;
  readonly matches: readonly MatchRowView[];
  readonly href: string;
}

function MatchCard({ title, matches, href }: MatchCardProps) {
  if (matches.length === 0) return null;
  return (
    <Card title={title} aside={<SeeAll href={href} />} flush>
      <MatchRows matches={matches} withRound />
    </Card>
  );
}
