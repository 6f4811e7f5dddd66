import { matchUnit } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { type ClassificationView, PhaseStandings, rulesOf } from '../../../ui/standings/index.ts';
import { loadMatches, loadStandings, textParam } from '../../public-matches/index.ts';
import styles from '../parts/public-competition.module.css';
import type { TabProps } from '../parts/tab-props.ts';

/** Every table, with or without live matches. */
export async function StandingsTab({ competition, searchParams }: TabProps) {
  const isLive = textParam(searchParams, 'live') === '1';
  const [standings, playing] = await Promise.all([
    loadStandings(competition.id, isLive),
    loadMatches(competition.id, { timeline: 'LIVE', limit: 50 }),
  ]);
  const scores = new Map(
    playing.items.flatMap(({ home, away, score }) =>
      [home, away].flatMap((team) =>
        team === null || score === null ? [] : [[team.id, `${score.home}–${score.away}`] as const],
      ),
    ),
  );
  return <Tables competition={competition} standings={standings} isLive={isLive} scores={scores} />;
}

interface TablesProps extends Pick<TabProps, 'competition'> {
  readonly standings: ClassificationView;
  readonly isLive: boolean;
  readonly scores: ReadonlyMap<string, string>;
}

function Tables({ competition, standings, isLive, scores }: TablesProps) {
  const t = useTranslations('publicCompetition');
  const rules = rulesOf(competition);
  const phases = standings.phases.filter(({ tables }) => tables.length > 0);
  if (rules === null || phases.length === 0)
    return (
      <Card flush>
        <EmptyState title={t('noStandings')}>{t('noStandingsText')}</EmptyState>
      </Card>
    );
  const page = `/c/${competition.id}?tab=standings`;
  const unit = matchUnit(competition.category.sportVariantKey);
  return (
    <div className={styles.stack}>
      {scores.size > 0 && (
        <nav aria-label={t('liveChoice', { unit })} className={styles.choices}>
          <Link href={page} scroll={false} aria-current={isLive ? undefined : 'true'}>
            {t('official', { unit })}
          </Link>
          <Link href={`${page}&live=1`} scroll={false} aria-current={isLive ? 'true' : undefined}>
            {t('live', { unit })}
          </Link>
        </nav>
      )}
      {phases.map((phase) => (
        <PhaseStandings key={phase.id} phase={phase} rules={rules} playing={scores} />
      ))}
    </div>
  );
}
