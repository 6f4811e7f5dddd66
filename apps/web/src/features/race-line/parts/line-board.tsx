'use client';

import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import { formatTime } from '@traip/engine/ranking';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { useNow } from '../../../ui/match/use-now.ts';
import { useTitlePrefix } from '../../../ui/navigation/use-title-prefix.ts';
import { PendingBadge } from '../../../ui/network/pending-badge.tsx';
import { timeAt } from '../data/line-changes.ts';
import type { LineController } from '../data/use-line.ts';
import styles from './line-board.module.css';

interface LineBoardProps {
  readonly controller: LineController;
  /** Whether this device holds everything that the desk needs offline. */
  readonly isStoredOffline: boolean;
  readonly back: string;
}

export function LineBoard({ controller, isStoredOffline, back }: LineBoardProps) {
  const t = useTranslations('raceLine');
  const { race, stored, line, pendingCount } = controller;
  useTitlePrefix(race.name);
  const finished = line.results.filter(({ status }) => status === null).length;
  const all = race.entries;
  return (
    <header className={styles.board}>
      <div className={styles.top}>
        <Link href={back} className={styles.back} aria-label={t('back')}>
          <ChevronLeftRounded aria-hidden="true" />
        </Link>
        <h1 className={styles.where}>
          <b>{race.name}</b>
          <span>{t('progress', { finished, all })}</span>
        </h1>
        <PendingBadge pendingCount={pendingCount} isStoredOffline={isStoredOffline} />
      </div>
      <p className={styles.clock}>
        <RaceClock stored={stored} line={line} />
      </p>
    </header>
  );
}

/** Time since the first start. */
function RaceClock({ stored, line }: Pick<LineController, 'stored' | 'line'>) {
  const t = useTranslations('raceLine');
  const first = Math.min(...[...line.starts.values()].map(({ at }) => at));
  const isRunning = Number.isFinite(first);
  const now = useNow(isRunning);
  if (!isRunning) return <span className={styles.still}>{t('notStarted')}</span>;
  const elapsed = Math.max(0, timeAt(stored, now) - first);
  return <time role="timer">{clockText(elapsed)}</time>;
}

/** Always with minutes, as on a clock beside the line. */
function clockText(ms: number): string {
  const text = formatTime(Math.floor(ms / 1000) * 1000, 1000);
  return text.includes(':') ? text : `0:${text.padStart(2, '0')}`;
}
