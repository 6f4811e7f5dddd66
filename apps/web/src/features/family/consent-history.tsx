'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayOf } from '../../i18n/formats.ts';
import styles from './family.module.css';
import type { Child } from './use-family.ts';

/** Who decided what and when: each decision stays on record. */
export function ConsentHistory({ records }: Pick<Child, 'records'>) {
  const t = useTranslations('family');
  const locale = useLocale();
  if (records.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{t('history')}</summary>
      <ul>
        {records.map(({ purpose, choice, by, at, how, textVersion }) => (
          <li key={`${purpose} ${String(at)} ${choice}`} className={styles.record}>
            {t('record', {
              purpose: t(`purposes.${purpose}`),
              choice: t(`choices.${choice}`),
              by,
              when: dayOf(locale, new Date(at)),
              how,
              version: textVersion,
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
