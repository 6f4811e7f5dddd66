import { useTranslations } from 'next-intl';
import { knockoutsOf } from '../../../lib/knockouts.ts';
import { Card } from '../../../ui/card.tsx';
import type { MatchRowView } from '../../../ui/match-row/types.ts';
import { unitOfSport } from '../../../ui/sport/unit-of-sport.ts';
import { type ClassificationView, rulesOf, StandingsTable } from '../../../ui/standings/index.ts';
import {
  type CompetitionSeasons,
  loadMatches,
  loadSeasons,
  loadStandings,
  loadStats,
  loadStory,
  type PlayerStats,
  type StoryData,
} from '../../public-matches/index.ts';
import { finalTableOf } from '../parts/final-table.ts';
import styles from '../parts/public-competition.module.css';
import type { TabProps } from '../parts/tab-props.ts';
import { BracketCard } from '../summary/bracket-card.tsx';
import { OtherSeasons } from '../summary/other-seasons.tsx';
import { SeeAll } from '../summary/see-all.tsx';
import { Awards } from './awards.tsx';
import { ChampionPath } from './champion-path.tsx';
import { NextEdition } from './next-edition.tsx';
import { Scorers } from './scorers.tsx';
import { ShareCard } from './share-card.tsx';

const glance = 5;

export async function FinishedSummary({ competition }: Pick<TabProps, 'competition'>) {
  const { id, phases } = competition;
  const [standings, story, stats, { seasons }] = await Promise.all([
    loadStandings(id, false),
    loadStory(id),
    loadStats({ competitionId: id, metric: 'goals', limit: glance }),
    loadSeasons(id),
  ]);
  const phaseId = phases.findLast(({ state }) => state === 'FINISHED')?.id;
  const teamId = story.champion?.id;
  const own =
    phaseId === undefined || teamId === undefined
      ? []
      : (await loadMatches(id, { phaseId, teamId, state: 'CLOSED', limit: 100 })).items;
  return (
    <Season
      competition={competition}
      standings={standings}
      story={story}
      seasons={seasons}
      own={own}
      scorers={stats.items}
    />
  );
}

interface SeasonProps extends Pick<TabProps, 'competition'> {
  readonly standings: ClassificationView;
  readonly story: StoryData;
  readonly seasons: CompetitionSeasons;
  readonly scorers: PlayerStats['items'];
  /** The champion's matches. */
  readonly own: readonly MatchRowView[];
}

/** The summary of a finished season. */
function Season({ competition, standings, story, seasons, scorers, own }: SeasonProps) {
  const t = useTranslations('publicCompetition');
  const { id, description, category } = competition;
  const { gender, sportVariantKey } = category;
  const rivalId = standings.awards.find(({ kind }) => kind === 'RUNNER_UP')?.team.id;
  const places = finalTableOf(standings)?.rows.length ?? 0;
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <Awards competition={competition} standings={standings} story={story} scorers={scorers} />
        <ChampionPath
          competition={competition}
          story={story}
          rivalId={rivalId}
          places={places}
          matches={own}
        />
        <Outcome competition={competition} standings={standings} />
      </div>
      <div className={styles.stack}>
        {story.champion !== null && <ShareCard competition={competition} />}
        {scorers.length > 0 && (
          <Card
            title={t('metrics.goals', { unit: unitOfSport(sportVariantKey), gender })}
            aside={<SeeAll href={`/c/${id}?tab=statistics`} />}
            flush
          >
            <Scorers rows={scorers} />
          </Card>
        )}
        {description !== null && (
          <Card title={t('about')}>
            <p className={styles.description}>{description}</p>
          </Card>
        )}
        {seasons.length > 1 && (
          <OtherSeasons seasons={seasons} gender={gender} shownId={id} sport={sportVariantKey} />
        )}
        <NextEdition competition={competition} seasons={seasons} />
      </div>
    </div>
  );
}

/** The final table, or the whole bracket. */
function Outcome({ competition, standings }: Pick<SeasonProps, 'competition' | 'standings'>) {
  const t = useTranslations('publicCompetition.finished');
  const rules = rulesOf(competition);
  const table = finalTableOf(standings);
  const cup = knockoutsOf(competition).at(-1);
  const isCup = cup !== undefined && cup.id === competition.phases.at(-1)?.id;
  if (isCup) return <BracketCard competitionId={competition.id} phase={cup} />;
  if (table === undefined || rules === null) return null;
  const name = t('finalTable');
  return (
    <Card title={name} aside={<SeeAll href={`/c/${competition.id}?tab=standings`} />} flush>
      <StandingsTable table={table} rules={rules} name={name} hasMedals />
    </Card>
  );
}
