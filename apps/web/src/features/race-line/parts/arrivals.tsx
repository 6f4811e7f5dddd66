'use client';

import UndoRounded from '@mui/icons-material/UndoRounded';
import { handTimeText, type LineArrival } from '@traip/engine/race-day';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { LineController } from '../data/use-line.ts';
import { BibSheet } from './bib-sheet.tsx';
import styles from './parts.module.css';

/** Rows shown before expanding the list. */
const firstRows = 30;

/** The finishers, the latest first. */
export function Arrivals({ controller }: { readonly controller: LineController }) {
  const t = useTranslations('raceLine');
  const [read, setRead] = useState<LineArrival | null>(null);
  const [areAllShown, setAllShown] = useState(false);
  const { arrivals } = controller.line;
  const newest = arrivals.toReversed();
  const shown = areAllShown ? newest : newest.slice(0, firstRows);
  return (
    <section className={styles.card} aria-label={t('arrivals')}>
      <h2 className={styles.title}>{t('arrivals')}</h2>
      {arrivals.length === 0 && <p className={styles.quiet}>{t('noArrivals')}</p>}
      <ol className={styles.list}>
        {shown.map((arrival) => (
          <Arrival
            key={arrival.mark.id}
            arrival={arrival}
            controller={controller}
            onRead={() => setRead(arrival)}
          />
        ))}
      </ol>
      {shown.length < arrivals.length && (
        <Button variant="text" onClick={() => setAllShown(true)}>
          {t('more', { count: arrivals.length - shown.length })}
        </Button>
      )}
      {read !== null && <BibSheet controller={controller} arrival={read} onClose={() => setRead(null)} />}
    </section>
  );
}

interface ArrivalProps {
  readonly arrival: LineArrival;
  readonly controller: LineController;
  readonly onRead: () => void;
}

function Arrival({ arrival, controller, onRead }: ArrivalProps) {
  const t = useTranslations('raceLine');
  const timeText = useLineTime(controller);
  const toast = useToast();
  const { mark, order, time, problem } = arrival;
  const { bib } = mark;
  const runner = controller.stored.runners.find((one) => one.bib === bib);
  const undo = () => {
    controller.undo(mark);
    toast(t('undone', { order }), 'info', { label: t('redo'), run: () => controller.redo(mark) });
  };
  return (
    <li className={styles.row}>
      <span className={styles.order}>{order}</span>
      <span className={styles.words}>
        <b className={styles.time}>{time === null ? '–' : timeText(time)}</b>
        <span>
          {bib === null ? t('noBib') : [t('bibOf', { bib }), runner?.name].filter(Boolean).join(' · ')}
        </span>
        {problem !== null && problem !== 'NO_BIB' && (
          <span className={styles.problem}>{t(`problems.${problem}`)}</span>
        )}
      </span>
      <Button
        variant={bib === null ? 'contained' : 'outlined'}
        aria-label={bib === null ? t('readBibOf', { order }) : t('correctBibOf', { order })}
        onClick={onRead}
      >
        {bib === null ? t('readBib') : t('correctBib')}
      </Button>
      <IconButton aria-label={t('undoOf', { order })} onClick={undo}>
        <UndoRounded />
      </IconButton>
    </li>
  );
}

/** In the format of results. */
export function useLineTime({ race }: Pick<LineController, 'race'>): (time: number) => string {
  const locale = useLocale();
  return (time) => {
    const text = handTimeText(time, race.resolution);
    return locale === 'es' ? text.replace('.', ',') : text;
  };
}
