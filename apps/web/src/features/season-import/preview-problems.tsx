'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import styles from './season-import.module.css';
import type { Outcome } from './use-season-import.ts';

const maxShown = 50;

/** Errors row by row, followed by notes. */
export function PreviewProblems({ problems }: { readonly problems: Outcome['problems'] }) {
  const t = useTranslations('seasonImport');
  const locale = useLocale();
  if (problems.length === 0) return null;
  const ordered = problems.toSorted((one, other) => Number(one.isNote) - Number(other.isNote));
  const wrong = problems.filter(({ isNote }) => !isNote).length;
  return (
    <Card title={wrong > 0 ? t('problems', { count: wrong }) : t('notes')}>
      <ul className={styles.problems}>
        {ordered.slice(0, maxShown).map(({ file, line, found, isNote, message }) => (
          <li key={`${file} ${line} ${found} ${message.en}`} className={isNote ? styles.note : styles.wrong}>
            <span className={styles.place}>{line === null ? file : t('line', { line, file })}</span>
            <span>{message[locale]}</span>
            {found !== null && <code className={styles.found}>{found}</code>}
          </li>
        ))}
      </ul>
      {problems.length > maxShown && (
        <p className={styles.quiet}>{t('more', { count: problems.length - maxShown })}</p>
      )}
    </Card>
  );
}
