'use client';

import WifiOffRounded from '@mui/icons-material/WifiOffRounded';
import { useTranslations } from 'next-intl';
import styles from './offline-banner.module.css';

export function OfflineBanner() {
  const t = useTranslations('pwa');
  return (
    <p role="alert" className={styles.banner}>
      <WifiOffRounded aria-hidden="true" sx={{ fontSize: 18 }} />
      {t('noNetwork')}
    </p>
  );
}
