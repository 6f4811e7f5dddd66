'use client';

import type { LineArrival } from '@traip/engine/race-day';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { Sheet } from '../../../ui/dialog/sheet.tsx';
import { newDoubt } from '../data/line-changes.ts';
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

/** Who an arrival was: a typed bib, or a tap on one of those still running. */
export function BibSheet({ controller, arrival, onClose }: BibSheetProps) {
  const t = useTranslations('raceLine');
  const timeText = useLineTime(controller);
  const [bib, setBib] = useState('');
  const { mark, order, time } = arrival;
  const confirm = useConfirm();
  const take = async (chosen: string) => {
    const doubt = newDoubt(controller.stored, mark, chosen);
    const question = { title: t('who', { order }), confirmLabel: t('setBib') };
    const values = { bib: chosen, time: time === null ? '' : timeText(time) };
    if (doubt !== null && !(await confirm({ ...question, text: t(`held.${doubt}`, values) }))) return;
    controller.setBib(mark, chosen);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBib(bib)) void take(bib.trim());
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
        <RunnerChips
          runners={runnersOut(controller.stored, controller.line)}
          search={bib}
          onSelect={(chosen) => void take(chosen)}
        />
      </form>
    </Sheet>
  );
}
