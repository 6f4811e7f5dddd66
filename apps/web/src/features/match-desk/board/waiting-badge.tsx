'use client';

import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import WifiOffRounded from '@mui/icons-material/WifiOffRounded';
import { useTranslations } from 'next-intl';
import { useOnline } from '../../../ui/network/use-online.ts';
import { useTheDesk } from '../data/the-desk.tsx';
import styles from './board.module.css';

/** How many events wait to be sent, or that there is no network. */
export function WaitingBadge() {
  const t = useTranslations('matchDesk');
  const { waiting } = useTheDesk();
  const isOnline = useOnline();
  const Icon = isOnline ? CloudUploadOutlined : WifiOffRounded;
  return (
    <span role="status" className={styles.status}>
      {(waiting > 0 || !isOnline) && (
        <span className={styles.badge}>
          <Icon aria-hidden="true" sx={{ fontSize: 16 }} />
          {waiting > 0 ? t('waiting', { count: waiting }) : t('offline')}
        </span>
      )}
    </span>
  );
}
