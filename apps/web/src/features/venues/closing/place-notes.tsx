'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { useLocale, useTranslations } from 'next-intl';
import styles from './closing.module.css';
import type { HitMatch } from './decisions.ts';

interface PlaceNotesProps {
  readonly place: HitMatch['places'][number];
  readonly refereeNames: readonly string[];
}

const day = 24 * 60;

/** What stays the same, and in amber what gets worse. */
export function PlaceNotes({ place: { minutesLater, km, busyReferees }, refereeNames }: PlaceNotesProps) {
  const t = useTranslations('closing');
  const locale = useLocale();
  const free = refereeNames.filter((name) => !busyReferees.includes(name));
  return (
    <p className={styles.notes}>
      <Note isFine={minutesLater === 0}>{useLater(minutesLater)}</Note>
      {km !== null && <Note isFine>{t('away', { km: km.toLocaleString(locale) })}</Note>}
      {free.map((name) => (
        <Note key={name} isFine>
          {t('refereeFree', { name })}
        </Note>
      ))}
      {busyReferees.map((name) => (
        <Note key={name} isFine={false}>
          {t('refereeBusy', { name })}
        </Note>
      ))}
    </p>
  );
}

function Note({ isFine, children }: { readonly isFine: boolean; readonly children: string }) {
  const Icon = isFine ? CheckRounded : WarningAmberRounded;
  return (
    <span className={isFine ? styles.note : styles.worse}>
      <Icon aria-hidden="true" sx={{ fontSize: 14 }} />
      {children}
    </span>
  );
}

function useLater(minutes: number): string {
  const t = useTranslations('closing');
  if (minutes === 0) return t('sameHour');
  const size = Math.abs(minutes);
  const direction = minutes > 0 ? 'later' : 'earlier';
  if (size >= day) return t(`days.${direction}`, { count: Math.round(size / day) });
  const hours = Math.floor(size / 60);
  return t(`hours.${direction}`, { hours, minutes: size % 60 });
}
