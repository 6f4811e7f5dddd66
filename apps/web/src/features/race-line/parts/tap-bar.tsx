'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { type LineController, runnersOut } from '../data/use-line.ts';
import { BibField, isBib } from './bib-field.tsx';
import { Held } from './held.tsx';
import { OutSheet } from './out-sheet.tsx';
import styles from './tap-bar.module.css';

/** The arrival button, within thumb reach. A bib can be typed beforehand. */
export function TapBar({ controller }: { readonly controller: LineController }) {
  const t = useTranslations('raceLine');
  const [bib, setBib] = useState('');
  const [isOutOpen, setOutOpen] = useState(false);
  const { line, stored, arrive } = controller;
  const hasStarted = line.starts.size > 0;
  const read = isBib(bib) ? bib.trim() : null;
  const tap = () => {
    arrive(read);
    setBib('');
  };
  const next = read === null ? undefined : runnersOut(stored, line).find((one) => one.bib === read);
  return (
    <footer className={styles.bar}>
      <Held controller={controller} />
      <div className={styles.typed}>
        <BibField value={bib} onChange={setBib} />
        <Button variant="outlined" size="large" onClick={() => setOutOpen(true)}>
          {t('out')}
        </Button>
      </div>
      {hasStarted && (
        <button type="button" className={styles.tap} onClick={tap}>
          <b>{read === null ? t('tap') : t('tapBib', { bib: read })}</b>
          <span>{read === null ? t('tapHint') : (next?.name ?? '')}</span>
        </button>
      )}
      {isOutOpen && <OutSheet controller={controller} onClose={() => setOutOpen(false)} />}
    </footer>
  );
}
