'use client';

import FlagOutlined from '@mui/icons-material/FlagOutlined';
import UndoRounded from '@mui/icons-material/UndoRounded';
import type { LineMark } from '@traip/engine/race-day';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { type LineController, wavesOf } from '../data/use-line.ts';
import styles from './parts.module.css';

/** One gun for everyone, or one for each wave. */
export function Starts({ controller }: { readonly controller: LineController }) {
  const t = useTranslations('raceLine');
  const { stored, line, mark } = controller;
  const [isOpen, setOpen] = useState(false);
  const waves = wavesOf(stored);
  const startWaves: readonly (number | null)[] = waves.length > 1 ? [null, ...waves] : [null];
  const hasStarted = line.starts.size > 0;
  const areAllOff = line.starts.has(null) || waves.every((wave) => line.starts.has(wave));
  const waiting = startWaves.filter((wave) => !line.starts.has(wave) && (wave !== null || !hasStarted));
  return (
    <section className={styles.card} aria-label={t('starts')}>
      {!areAllOff || !hasStarted ? (
        <div className={styles.buttons}>
          {waiting.map((wave) => (
            <Button
              key={wave}
              variant={wave === null && waves.length > 1 ? 'outlined' : 'contained'}
              size="large"
              startIcon={<FlagOutlined />}
              onClick={() => mark({ kind: 'START', heat: wave })}
            >
              {wave === null ? t(waves.length > 1 ? 'startAll' : 'start') : t('startWave', { wave })}
            </Button>
          ))}
        </div>
      ) : (
        <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('starts')}
        </Button>
      )}
      {(isOpen || !areAllOff) &&
        [...line.starts].map(([wave, start]) => (
          <Start key={start.id} wave={wave} start={start} onUndo={() => controller.undo(start)} />
        ))}
    </section>
  );
}

interface StartProps {
  readonly wave: number | null;
  readonly start: LineMark;
  readonly onUndo: () => void;
}

function Start({ wave, start, onUndo }: StartProps) {
  const t = useTranslations('raceLine');
  const locale = useLocale();
  const label = wave === null ? t('startedAll') : t('startedWave', { wave });
  const when = new Intl.DateTimeFormat(locale, {
    timeStyle: 'medium',
    timeZone: 'Europe/Madrid',
  }).format(start.at);
  return (
    <p className={styles.row}>
      <span className={styles.words}>
        <b>{label}</b>
        <span>{when}</span>
      </span>
      <Button variant="outlined" startIcon={<UndoRounded />} onClick={onUndo}>
        {t('undoStart')}
      </Button>
    </p>
  );
}
