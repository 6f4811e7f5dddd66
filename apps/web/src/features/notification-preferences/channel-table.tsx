'use client';

import { type NotificationChannel, notificationChannels } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { groupKinds } from './kind-groups.ts';
import styles from './preferences.module.css';
import { type Choice, type Preferences, useSetPreference } from './use-preferences.ts';

type Preference = Preferences['preferences'][number];

/** Notification kinds by channel; on phones each kind is a card. */
export function ChannelTable({ preferences }: Pick<Preferences, 'preferences'>) {
  const t = useTranslations('notificationPreferences');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const { mutate } = useSetPreference();
  const choose = (choice: Choice) =>
    mutate(choice, { onError: (failure) => toast(failureMessage(failure, t('saveFailed')), 'error') });
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('kind')}</th>
          {notificationChannels.map((channel) => (
            <th key={channel} scope="col" className={styles.channel}>
              {t(`channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groupKinds(preferences).map(({ group, members }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={notificationChannels.length + 1} className={styles.group}>
              {t(`groups.${group}`)}
            </th>
          </tr>
          {members.map((preference) => (
            <KindRow key={preference.kind} preference={preference} onChoose={choose} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface KindRowProps {
  readonly preference: Preference;
  readonly onChoose: (choice: Choice) => void;
}

function KindRow({ preference, onChoose }: KindRowProps) {
  const t = useTranslations();
  const { kind } = preference;
  const name = t(`notificationKinds.${kind}.name`);
  const label = (channel: NotificationChannel) => t(`notificationPreferences.channels.${channel}`);
  return (
    <tr>
      <th scope="row" className={styles.kind}>
        <span className={styles.name}>{name}</span>
        <span className={styles.hint}>{t(`notificationKinds.${kind}.hint`)}</span>
      </th>
      {notificationChannels.map((channel) => (
        <td key={channel} className={styles.channel} data-label={label(channel)}>
          <Switch
            checked={preference[channel]}
            aria-label={`${name}: ${label(channel)}`}
            onChange={(event) => onChoose({ kind, channel, isOn: event.target.checked })}
          />
        </td>
      ))}
    </tr>
  );
}
