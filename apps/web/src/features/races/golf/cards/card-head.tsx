'use client';

import { parOf } from '@traip/engine/race-day';
import { useTranslations } from 'next-intl';
import type { Golf } from '../use-golf-summary.ts';
import styles from './cards.module.css';
import type { EntryMode } from './cards.tsx';

interface CardHeadProps {
  readonly golf: Golf;
  readonly mode: EntryMode;
}

/** Holes with their par and index, then the totals. */
export function CardHead({ golf, mode }: CardHeadProps) {
  const t = useTranslations('golf.cards');
  const { holes, rankedBy } = golf;
  const shown = mode === 'holes' ? holes : [];
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.player}>
          {t('player')}
        </th>
        {shown.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its number
          <th key={at} scope="col" className={styles.hole}>
            {at + 1}
          </th>
        ))}
        <th scope="col" className={styles.figure}>
          {t('total')}
        </th>
        <th scope="col" className={styles.figure}>
          {t('toPar')}
        </th>
        {rankedBy !== 'GROSS' && (
          <th scope="col" className={styles.figure}>
            {rankedBy === 'NET' ? t('net') : t('points')}
          </th>
        )}
        <th scope="col">{t('statusHead')}</th>
      </tr>
      {mode === 'holes' && (
        <>
          <tr className={styles.course}>
            <th scope="row" className={styles.player}>
              {t('par')}
            </th>
            {holes.map(({ par }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its number
              <td key={at} className={styles.hole}>
                {par}
              </td>
            ))}
            <td className={styles.figure}>{parOf(holes)}</td>
            <td colSpan={rankedBy === 'GROSS' ? 2 : 3} />
          </tr>
          <tr className={styles.course}>
            <th scope="row" className={styles.player}>
              {t('index')}
            </th>
            {holes.map(({ strokeIndex }) => (
              <td key={strokeIndex} className={styles.hole}>
                {strokeIndex}
              </td>
            ))}
            <td colSpan={rankedBy === 'GROSS' ? 3 : 4} />
          </tr>
        </>
      )}
    </thead>
  );
}
