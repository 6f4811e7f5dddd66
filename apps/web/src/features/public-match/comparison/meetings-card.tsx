import { matchUnitOf } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { ShareBar } from '../../../ui/chart/share-bar.tsx';
import { MatchRows } from '../../../ui/match-row/match-rows.tsx';
import type { ComparisonData, PublicMatchData } from '../data/load.ts';
import { rulesOf } from '../data/rules-of.ts';
import styles from './meetings-card.module.css';

interface MeetingsCardProps {
  readonly match: PublicMatchData;
  readonly meetings: ComparisonData['meetings'];
}

/** Every earlier match between the two, from the first side's view. */
export function MeetingsCard({ match, meetings }: MeetingsCardProps) {
  const t = useTranslations('publicMatch.meetings');
  const { home, away } = match;
  const { last, drawn } = meetings;
  if (home === null || away === null || last.length === 0) return null;
  const won = (name: string, count: number) => t('won', { name, count });
  return (
    <Card
      title={t('title')}
      aside={
        <span className={styles.aside}>
          {t('last', { count: last.length, unit: matchUnitOf(rulesOf(match)) })}
        </span>
      }
      flush
    >
      <div className={styles.share}>
        <ShareBar
          shares={[
            { key: 'home', count: meetings.home, label: won(home.name, meetings.home), tone: 'primary' },
            { key: 'drawn', count: drawn, label: t('drawn', { count: drawn }), tone: 'quiet' },
            { key: 'away', count: meetings.away, label: won(away.name, meetings.away), tone: 'secondary' },
          ]}
        />
      </div>
      <MatchRows matches={last} density="cosy" withCompetition viewedTeamOf={() => home.id} />
    </Card>
  );
}
