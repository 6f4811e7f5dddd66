'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { calendarDayInBrief } from '../../../i18n/formats.ts';
import { inMadrid } from '../../../i18n/madrid.ts';
import type { RoundData } from '../queue/round-storage.ts';
import styles from './round-strip.module.css';

interface RoundStripProps {
  readonly data: RoundData;
  readonly onChoose: (round: number) => void;
}

/** The rounds of a phase, including those of a Swiss that aren't paired yet. */
export function RoundStrip({ data, onChoose }: RoundStripProps) {
  const t = useTranslations('roundResults');
  const { rounds, round: shown, swissRounds } = data;
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the round of today may be out of sight
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);
  const last = rounds.at(-1)?.round ?? 0;
  const unpaired = Array.from({ length: Math.max(0, (swissRounds ?? 0) - last) }, (_, at) => last + at + 1);
  return (
    <nav className={styles.strip} aria-label={t('rounds')}>
      {rounds.map((one) => (
        <button
          key={one.round}
          ref={one.round === shown ? current : undefined}
          type="button"
          className={styles.round}
          aria-current={one.round === shown ? 'true' : undefined}
          onClick={() => onChoose(one.round)}
        >
          <b>
            {t('roundNumber', { round: one.round })}
            {one.official === one.matches && (
              <CheckRounded className={styles.done} titleAccess={t('official')} sx={{ fontSize: 16 }} />
            )}
            {one.isToday && <span className={styles.today}>{t('today')}</span>}
          </b>
          <RoundDay startsAt={one.startsAt} />
        </button>
      ))}
      {unpaired.map((round) => (
        <span key={round} className={`${styles.round} ${styles.unpaired}`}>
          <b>{t('roundNumber', { round })}</b>
          <span>{t('unpaired')}</span>
        </span>
      ))}
    </nav>
  );
}

function RoundDay({ startsAt }: { readonly startsAt: string | null }) {
  const t = useTranslations('roundResults');
  const locale = useLocale();
  if (startsAt === null) return <span>{t('undated')}</span>;
  return <span>{calendarDayInBrief(locale, inMadrid(new Date(startsAt)).day)}</span>;
}
