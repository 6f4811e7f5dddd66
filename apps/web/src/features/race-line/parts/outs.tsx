'use client';

import UndoRounded from '@mui/icons-material/UndoRounded';
import { useTranslations } from 'next-intl';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { LineController } from '../data/use-line.ts';
import styles from './parts.module.css';

/** Runners who have given up or not started. */
export function Outs({ controller }: { readonly controller: LineController }) {
  const t = useTranslations('raceLine');
  const { line, stored, undo } = controller;
  if (line.outs.length === 0) return null;
  return (
    <section className={styles.card} aria-label={t('outs')}>
      <h2 className={styles.title}>{t('outs')}</h2>
      <ul className={styles.list}>
        {line.outs.map((mark) => {
          const { bib, status } = mark;
          const runner = stored.runners.find((one) => one.bib === bib);
          return (
            <li key={mark.id} className={styles.row}>
              <span className={styles.words}>
                <b>{[t('bibOf', { bib: bib ?? '' }), runner?.name].filter(Boolean).join(' · ')}</b>
                <span>{t(status === 'DNS' ? 'statuses.DNS' : 'statuses.DNF')}</span>
              </span>
              <IconButton aria-label={t('undoOutOf', { bib: bib ?? '' })} onClick={() => undo(mark)}>
                <UndoRounded />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
