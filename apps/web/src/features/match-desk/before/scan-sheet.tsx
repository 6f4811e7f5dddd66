'use client';

import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/dialog/sheet.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import styles from './before.module.css';
import { progressOf } from './progress.ts';
import { useCamera } from './use-camera.ts';
import type { Checker } from './use-check.ts';
import { useVerdictLabel } from './use-verdict-label.ts';

export { createReader as loadReader } from './read-code.ts';

interface ScanSheetProps {
  readonly checker: Checker;
  readonly onClose: () => void;
}

/** The camera, which stays open between licences. */
export function ScanSheet({ checker, onClose }: ScanSheetProps) {
  const t = useTranslations('matchDesk.checks');
  return (
    <Sheet
      title={t('scanner')}
      onClose={onClose}
      actions={
        <Button variant="contained" size="large" fullWidth onClick={onClose}>
          {t('finish')}
        </Button>
      }
    >
      <Camera checker={checker} />
      <LastReading checker={checker} />
      <Counts />
      <ByNumber checker={checker} />
    </Sheet>
  );
}

/** Inside the sheet, whose content is mounted later than the sheet: the camera needs its video element. */
function Camera({ checker }: Pick<ScanSheetProps, 'checker'>) {
  const t = useTranslations('matchDesk.checks');
  const video = useRef<HTMLVideoElement>(null);
  const onRead = useRef<(text: string) => void>(() => undefined);
  useEffect(() => {
    onRead.current = (text) => {
      navigator.vibrate?.(60);
      void checker.readCode(text);
    };
  });
  const state = useCamera(video, onRead);
  return (
    <>
      <div className={styles.camera} data-state={state}>
        <video ref={video} className={styles.video} playsInline muted />
        {state === 'OPEN' && <span className={styles.frame} aria-hidden="true" />}
      </div>
      {state === 'FAILED' ? (
        <Notice tone="warning">{t('noCamera')}</Notice>
      ) : (
        <p className={styles.hint}>{t(state === 'OPEN' ? 'point' : 'opening')}</p>
      )}
    </>
  );
}

function LastReading({ checker: { reading } }: Pick<ScanSheetProps, 'checker'>) {
  const label = useVerdictLabel();
  const isValid = reading?.verdict.is === 'VALID';
  const Icon = isValid ? CheckCircleOutlineRounded : ErrorOutlineRounded;
  return (
    <div role="status">
      {reading !== null && (
        <p key={reading.turn} className={styles.reading} data-valid={isValid}>
          <Icon aria-hidden="true" />
          {label(reading.verdict)}
        </p>
      )}
    </div>
  );
}

function Counts() {
  const t = useTranslations('matchDesk.checks');
  const { desk, checks } = useDeskContext();
  const counts = progressOf(desk, checks)
    .filter(({ total }) => total > 0)
    .map(({ side, checked, total }) => t('recordOf', { team: desk[side]?.name ?? '', checked, total }));
  return counts.length === 0 ? null : <p className={styles.hint}>{counts.join(' · ')}</p>;
}

/** For unreadable codes, or without a camera. */
function ByNumber({ checker }: Pick<ScanSheetProps, 'checker'>) {
  const t = useTranslations('matchDesk.checks');
  const [number, setNumber] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (number.trim() === '') return;
    if (checker.readNumber(number).is === 'VALID') setNumber('');
  };
  return (
    <form className={styles.byNumber} onSubmit={submit}>
      <TextField
        label={t('number')}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        autoComplete="off"
      />
      <Button type="submit" variant="outlined" size="large">
        {t('checkNumber')}
      </Button>
    </form>
  );
}
