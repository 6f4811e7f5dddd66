'use client';

import ScoreboardOutlined from '@mui/icons-material/ScoreboardOutlined';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { ShareBar } from '../../../ui/chart/share-bar.tsx';
import type { FiguresData } from '../data/use-overview.ts';
import styles from './figures.module.css';
import { listOf } from './shown-figures.ts';
import { useComparisonText } from './use-comparison-text.ts';

const parts = [
  { key: 'played', states: ['FINISHED', 'CLOSED'], tone: 'primary' },
  { key: 'playing', states: ['IN_PROGRESS'], tone: 'live' },
  { key: 'ahead', states: ['CREATED', 'SCHEDULED'], tone: 'quiet' },
] as const;

interface MatchesFigureProps {
  readonly figures: FiguresData;
  readonly orgCode: string;
}

export function MatchesFigure({ figures, orgCode }: MatchesFigureProps) {
  const t = useTranslations('dashboard.figures');
  const compared = useComparisonText(figures.day);
  const figure = figures.figures.find(({ key }) => key === 'matches');
  const shares = parts.map(({ key, states, tone }) => {
    const own: readonly string[] = states;
    const count = figures.byState.reduce((sum, one) => sum + (own.includes(one.state) ? one.count : 0), 0);
    return { key, tone, count, label: t(`parts.${key}`, { count }) };
  });
  const value = figure?.value ?? 0;
  return (
    <Link href={listOf('matches', orgCode)} className={styles.figure}>
      <span className={styles.head}>
        <span className={`${styles.icon} ${styles.primary}`}>
          <ScoreboardOutlined aria-hidden="true" />
        </span>
        <span className={styles.name}>{t('names.matches')}</span>
      </span>
      <span className={styles.value}>
        <b>{value}</b>
        <span className={styles.caption}>{compared(value, figure?.lastWeek ?? null)}</span>
      </span>
      <ShareBar shares={shares} />
    </Link>
  );
}
