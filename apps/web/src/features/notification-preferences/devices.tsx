'use client';

import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { shortDay } from '../../i18n/formats.ts';
import { FormError } from '../../ui/feedback/notice.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import styles from './preferences.module.css';
import type { Preferences } from './use-preferences.ts';
import { useDeviceActions, useThisDevice } from './use-this-device.ts';

export function Devices({ devices, pushKey }: Pick<Preferences, 'devices' | 'pushKey'>) {
  const t = useTranslations('notificationPreferences.devices');
  const failureMessage = useFailureMessage();
  const { data: here } = useThisDevice();
  const { ring, silence } = useDeviceActions(pushKey);
  const own = devices.find(({ id }) => id === here?.id);
  const others = devices.filter(({ id }) => id !== own?.id);
  const failure = ring.error ?? silence.error;
  const isBusy = ring.isPending || silence.isPending;
  const statusText = () => {
    if (here === undefined) return '…';
    if (own !== undefined) return t('on');
    return here.blocker === null ? t('off') : t(here.blocker);
  };
  return (
    <div className={styles.device}>
      <div className={styles.deviceHead}>
        <p className={styles.deviceWords}>
          <b>{t('title')}</b>
          <span>{statusText()}</span>
        </p>
        {own === undefined && here?.blocker === null && (
          <Button
            variant="contained"
            startIcon={<NotificationsActiveOutlined />}
            aria-disabled={isBusy}
            onClick={() => !isBusy && ring.mutate()}
          >
            {ring.isPending ? t('ringing') : t('ring')}
          </Button>
        )}
        {own !== undefined && (
          <Button variant="outlined" aria-disabled={isBusy} onClick={() => !isBusy && silence.mutate(own.id)}>
            {t('silence')}
          </Button>
        )}
      </div>
      {ring.data === 'noService' && !isBusy && <FormError>{t('noService')}</FormError>}
      {failure !== null && <FormError>{failureMessage(failure, t('failed'))}</FormError>}
      {others.length > 0 && <Others devices={others} onSilence={(id) => !isBusy && silence.mutate(id)} />}
    </div>
  );
}

interface OthersProps extends Pick<Preferences, 'devices'> {
  readonly onSilence: (id: string) => void;
}

function Others({ devices, onSilence }: OthersProps) {
  const t = useTranslations('notificationPreferences.devices');
  const locale = useLocale();
  return (
    <ul className={styles.others}>
      {devices.map(({ id, label, since }) => {
        const name = label || t('unnamed');
        return (
          <li key={id} className={styles.other}>
            <span>{t('since', { name, day: shortDay(locale, new Date(since)) })}</span>
            <Button aria-label={t('silenceOther', { name })} onClick={() => onSilence(id)}>
              {t('remove')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
