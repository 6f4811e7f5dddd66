'use client';

import { startOfTap } from '@traip/engine/race-day';
import { useTranslations } from 'next-intl';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { rulesOf } from '../data/line-changes.ts';
import type { LineController } from '../data/use-line.ts';
import { useLineTime } from './arrivals.tsx';
import styles from './parts.module.css';

/** Asks about the first implausible tap; more taps can be made meanwhile. */
export function Held({ controller }: { readonly controller: LineController }) {
  const t = useTranslations('raceLine.held');
  const timeText = useLineTime(controller);
  const { stored, line, answer } = controller;
  const [tap] = stored.held;
  if (tap === undefined) return null;
  const start = startOfTap(tap.bib, line, rulesOf(stored));
  const elapsed = start === undefined ? 0 : Math.max(0, tap.at - start.at);
  const values = { bib: tap.bib ?? '', time: timeText(elapsed) };
  return (
    <Notice tone="warning">
      <p>{t(tap.bib === null ? 'TOO_FAST_NO_BIB' : tap.doubt, values)}</p>
      <div className={styles.answers}>
        <Button variant="contained" onClick={() => answer(tap, true)}>
          {t('counts')}
        </Button>
        <Button variant="outlined" onClick={() => answer(tap, false)}>
          {t('slip')}
        </Button>
      </div>
    </Notice>
  );
}
