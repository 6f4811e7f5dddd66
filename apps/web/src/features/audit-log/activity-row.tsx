'use client';

import { useLocale, useTranslations } from 'next-intl';
import { timeOfDay } from '../../i18n/formats.ts';
import styles from './activity.module.css';
import type { Entry } from './words/entry.ts';
import { useChanges } from './words/use-changes.ts';
import { useSentence } from './words/use-sentence.tsx';

/** What was done, when, and from where. */
export function ActivityRow({ entry }: { readonly entry: Entry }) {
  const t = useTranslations('auditLog');
  const locale = useLocale();
  const sentence = useSentence();
  const changes = useChanges()(entry.details);
  const { token } = entry.details;
  const byToken = typeof token === 'string' ? t('byToken', { name: token }) : null;
  const origin = [byToken, entry.competition?.name, entry.address, entry.device].filter(Boolean);
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.sentence}>{sentence(entry)}</span>
        {changes.length > 0 && <span className={styles.changes}>{changes.join(' · ')}</span>}
        {origin.length > 0 && <span className={styles.origin}>{origin.join(' · ')}</span>}
      </span>
      <time dateTime={entry.at} className={styles.time}>
        {timeOfDay(locale, new Date(entry.at))}
      </time>
    </li>
  );
}
