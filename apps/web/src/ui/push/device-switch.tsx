'use client';

import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PushBlocker } from '../../lib/push/push-support.ts';
import { FormError } from '../feedback/notice.tsx';
import styles from './device-switch.module.css';

interface DeviceSwitchProps {
  readonly isOn: boolean;
  /** Why this browser can't receive push messages; undefined until known. */
  readonly blocker: PushBlocker | null | undefined;
  /** The text while it's off: what it would notify about. */
  readonly offText: string;
  /** The action in progress. */
  readonly busy: 'ringing' | 'silencing' | null;
  readonly problem: string | null;
  readonly onRing: () => void;
  readonly onSilence: () => void;
  /** Shown below the switch. */
  readonly children?: ReactNode;
}

/** Turns push messages on and off for this browser. */
export function DeviceSwitch(props: DeviceSwitchProps) {
  const { isOn, blocker, offText, busy, problem, onRing, onSilence, children } = props;
  const t = useTranslations('notificationPreferences.devices');
  const statusText = () => {
    if (isOn) return t('on');
    if (blocker === undefined) return '…';
    return blocker === null ? offText : t(blocker);
  };
  const unlessBusy = (act: () => void) => () => {
    if (busy === null) act();
  };
  return (
    <div className={styles.device}>
      <div className={styles.head}>
        <p className={styles.words}>
          <b>{t('title')}</b>
          <span>{statusText()}</span>
        </p>
        {!isOn && blocker === null && (
          <Button
            variant="contained"
            startIcon={<NotificationsActiveOutlined />}
            aria-disabled={busy !== null}
            onClick={unlessBusy(onRing)}
          >
            {busy === 'ringing' ? t('ringing') : t('ring')}
          </Button>
        )}
        {isOn && (
          <Button variant="outlined" aria-disabled={busy !== null} onClick={unlessBusy(onSilence)}>
            {t('silence')}
          </Button>
        )}
      </div>
      {problem !== null && <FormError>{problem}</FormError>}
      {children}
    </div>
  );
}
