'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { ChannelTable } from './channel-table.tsx';
import { Devices } from './devices.tsx';
import styles from './preferences.module.css';
import { usePreferences } from './use-preferences.ts';

/** The inbox always gets all notifications; email and push are optional. */
export function NotificationPreferences() {
  const t = useTranslations('notificationPreferences');
  const preferences = usePreferences();
  return (
    <Card title={t('title')}>
      <p className={styles.text}>{t('text')}</p>
      <QueryState query={preferences} errorTitle={t('failed')}>
        {(data) => (
          <>
            <Devices devices={data.devices} pushKey={data.pushKey} />
            <ChannelTable preferences={data.preferences} />
          </>
        )}
      </QueryState>
    </Card>
  );
}
