'use client';

import type { LineArrival } from '@traip/engine/race-day';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/dialog/sheet.tsx';
import { type LineController, runnersOut } from '../data/use-line.ts';
import { useLineTime } from './arrivals.tsx';
import { BibField, isBib } from './bib-field.tsx';
import styles from './parts.module.css';
import { RunnerChips } from './runner-chips.tsx';

interface BibSheetProps {
  readonly controller: LineController;
  readonly arrival: LineArrival;
  readonly onClose: () => void;
}

/** Who that was: typed, or tapped among those who are still out. */
export function BibSheet({ controller, arrival, onClose }: BibSheetProps) {
  const t = useTranslations('raceLine');
  const timeText = useLineTime(controller);
  const [bib, setBib] = useState('');
  const { mark, order, time } = arrival;
  const take = (chosen: string) => {
    controller.setBib(mark, chosen);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBib(bib)) take(bib.trim());
  };
  return (
    <Sheet title={t('who', { order })} onClose={onClose} actions={undefined}>
      <form className={styles.sheet} onSubmit={submit}>
        {time !== null && <p className={styles.quiet}>{timeText(time)}</p>}
        <div className={styles.typed}>
          <BibField value={bib} onChange={setBib} autoFocus />
          <Button type="submit" variant="contained" size="large" disabled={!isBib(bib)}>
            {t('setBib')}
          </Button>
        </div>
        <RunnerChips runners={runnersOut(controller.stored, controller.line)} search={bib} onTake={take} />
      </form>
    </Sheet>
  );
}
