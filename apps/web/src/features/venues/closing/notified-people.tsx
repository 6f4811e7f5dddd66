'use client';

import { useTranslations } from 'next-intl';
import styles from './closing.module.css';

interface NotifiedPeopleProps {
  readonly moved: number;
  readonly postponed: number;
  readonly teams: number;
  readonly referees: number;
}

/** Who is notified. */
export function NotifiedPeople({ moved, postponed, teams, referees }: NotifiedPeopleProps) {
  const t = useTranslations('closing');
  if (moved + postponed === 0) return null;
  return <p className={`${styles.quiet} ${styles.words}`}>{t('told', { teams, referees })}</p>;
}
