'use client';

import { outStatuses } from '@traip/engine/race-day';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { Sheet } from '../../../ui/dialog/sheet.tsx';
import { type LineController, runnersOut } from '../data/use-line.ts';
import { BibField, isBib } from './bib-field.tsx';
import styles from './parts.module.css';
import { RunnerChips } from './runner-chips.tsx';

interface OutSheetProps {
  readonly controller: LineController;
  readonly onClose: () => void;
}

/** A runner gives up, or wasn't at the start. */
export function OutSheet({ controller, onClose }: OutSheetProps) {
  const t = useTranslations('raceLine');
  const [bib, setBib] = useState('');
  const [status, setStatus] = useState<(typeof outStatuses)[number]>('DNF');
  const take = (chosen: string) => {
    controller.mark({ kind: 'OUT', bib: chosen, status });
    onClose();
  };
  return (
    <Sheet title={t('out')} onClose={onClose} actions={undefined}>
      <form
        className={styles.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          if (isBib(bib)) take(bib.trim());
        }}
      >
        <Segments
          label={t('outWhy')}
          value={status}
          onChange={setStatus}
          options={outStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
        <div className={styles.typed}>
          <BibField value={bib} onChange={setBib} />
          <Button type="submit" variant="contained" size="large" disabled={!isBib(bib)}>
            {t('setOut')}
          </Button>
        </div>
        <RunnerChips runners={runnersOut(controller.stored, controller.line)} search={bib} onSelect={take} />
      </form>
    </Sheet>
  );
}
