import EscalatorWarningRounded from '@mui/icons-material/EscalatorWarningRounded';
import { useTranslations } from 'next-intl';
import styles from './minor-badge.module.css';

export function MinorBadge() {
  const t = useTranslations('squad');
  return (
    <span className={styles.badge}>
      <EscalatorWarningRounded aria-hidden="true" sx={{ fontSize: 13 }} />
      {t('minor')}
    </span>
  );
}
