'use client';

import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import WifiOffRounded from '@mui/icons-material/WifiOffRounded';
import { useTranslations } from 'next-intl';
import { useOnline } from '../../../ui/network/use-online.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import styles from './board.module.css';

/** Pending events, or that the device is offline. */
export function PendingBadge() {
  const t = useTranslations('matchDesk');
  const { pendingCount } = useDeskContext();
  const isOnline = useOnline();
  const Icon = isOnline ? CloudUploadOutlined : WifiOffRounded;
  return (
    <span role="status" className={styles.status}>
      {(pendingCount > 0 || !isOnline) && (
        <span className={styles.badge}>
          <Icon aria-hidden="true" sx={{ fontSize: 16 }} />
          {pendingCount > 0 ? t('waiting', { count: pendingCount }) : t('offline')}
        </span>
      )}
    </span>
  );
}
