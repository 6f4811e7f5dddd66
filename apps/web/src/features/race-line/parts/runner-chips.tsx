'use client';

import { useTranslations } from 'next-intl';
import type { Runner } from '../data/line-storage.ts';
import styles from './parts.module.css';

interface RunnerChipsProps {
  readonly runners: readonly Runner[];
  /** The typed text: only bibs that begin with it are shown. */
  readonly search: string;
  readonly onSelect: (bib: string) => void;
}

/** With more than this, typing is faster than scanning the list. */
const maxShown = 60;

export function RunnerChips({ runners, search, onSelect }: RunnerChipsProps) {
  const t = useTranslations('raceLine');
  const found = runners.filter(({ bib }) => bib.startsWith(search.trim()));
  if (found.length === 0) return null;
  const shown = found.slice(0, maxShown);
  return (
    <>
      <ul className={styles.chips} aria-label={t('stillOut')}>
        {shown.map(({ bib, name }) => (
          <li key={bib}>
            <button type="button" className={styles.chip} onClick={() => onSelect(bib)}>
              <b>{bib}</b>
              {name !== null && <span>{name}</span>}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <p className={styles.quiet}>{t('moreOut', { count: found.length - shown.length })}</p>
      )}
    </>
  );
}
