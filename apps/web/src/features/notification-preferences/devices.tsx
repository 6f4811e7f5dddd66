'use client';

import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { shortDay } from '../../i18n/formats.ts';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { DeviceSwitch } from '../../ui/push/device-switch.tsx';
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
  const busy = ring.isPending ? 'ringing' : silence.isPending ? 'silencing' : null;
  const problem = () => {
    if (failure !== null) return failureMessage(failure, t('failed'));
    return ring.data === 'noService' && busy === null ? t('noService') : null;
  };
  return (
    <div className={styles.device}>
      <DeviceSwitch
        isOn={own !== undefined}
        blocker={here?.blocker}
        offText={t('off')}
        busy={busy}
        problem={problem()}
        onRing={() => ring.mutate()}
        onSilence={() => own && silence.mutate(own.id)}
      >
        {others.length > 0 && (
          <OtherDevices devices={others} onSilence={(id) => busy === null && silence.mutate(id)} />
        )}
      </DeviceSwitch>
    </div>
  );
}

interface OtherDevicesProps extends Pick<Preferences, 'devices'> {
  readonly onSilence: (id: string) => void;
}

function OtherDevices({ devices, onSilence }: OtherDevicesProps) {
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
