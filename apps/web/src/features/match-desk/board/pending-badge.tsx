'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import WifiOffRounded from '@mui/icons-material/WifiOffRounded';
import { useTranslations } from 'next-intl';
import { useOnline } from '../../../ui/network/use-online.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import styles from './board.module.css';

interface PendingBadgeProps {
  /** Whether this device holds all that the desk needs without a network. */
  readonly isKept: boolean;
}

/** Pending events, or that the device is offline, or that it may be. */
export function PendingBadge({ isKept }: PendingBadgeProps) {
  const t = useTranslations('matchDesk');
  const { pendingCount } = useDeskContext();
  const isOnline = useOnline();
  const Icon = isOnline ? CloudUploadOutlined : WifiOffRounded;
  return (
    <span role="status" className={styles.status}>
      {isKept && isOnline && pendingCount === 0 && (
        <span className={styles.kept} title={t('kept')}>
          <CheckRounded aria-hidden="true" sx={{ fontSize: 16 }} />
          <span>{t('kept')}</span>
        </span>
      )}
      {(pendingCount > 0 || !isOnline) && (
        <span className={styles.badge}>
          <Icon aria-hidden="true" sx={{ fontSize: 16 }} />
          {pendingCount > 0 ? t('waiting', { count: pendingCount }) : t('offline')}
        </span>
      )}
    </span>
  );
}
