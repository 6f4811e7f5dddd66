'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import WifiOffRounded from '@mui/icons-material/WifiOffRounded';
import { useTranslations } from 'next-intl';
import type { ElementType } from 'react';
import styles from './pending-badge.module.css';
import { useOnline } from './use-online.ts';

interface PendingBadgeProps {
  readonly pendingCount: number;
  /** Whether this device holds everything that the desk needs offline. */
  readonly isStoredOffline: boolean;
}

/**
 * Pending events, or that the device is offline, or that it's ready to go offline. Screen readers announce
 * only network changes: even online, every event is pending for a moment.
 */
export function PendingBadge({ pendingCount, isStoredOffline }: PendingBadgeProps) {
  const t = useTranslations('matchDesk');
  const isOnline = useOnline();
  const waiting = pendingCount > 0 ? t('waiting', { count: pendingCount }) : null;
  return (
    <span>
      {isStoredOffline && isOnline && waiting === null && (
        <span className={styles.kept} title={t('kept')}>
          <CheckRounded aria-hidden="true" sx={{ fontSize: 16 }} />
          <span>{t('kept')}</span>
        </span>
      )}
      {isOnline && waiting !== null && <Badge icon={CloudUploadOutlined}>{waiting}</Badge>}
      <span role="status">{!isOnline && <Badge icon={WifiOffRounded}>{waiting ?? t('offline')}</Badge>}</span>
    </span>
  );
}

interface BadgeProps {
  readonly icon: ElementType;
  readonly children: string;
}

function Badge({ icon: Icon, children }: BadgeProps) {
  return (
    <span className={styles.badge}>
      <Icon aria-hidden="true" sx={{ fontSize: 16 }} />
      {children}
    </span>
  );
}
