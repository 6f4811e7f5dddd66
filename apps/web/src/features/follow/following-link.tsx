'use client';

import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { useFollows } from './data/use-follows.ts';
import styles from './following-link.module.css';

/** In the header, for who follows something on this device; with an account it is in the menu. */
export function FollowingLink() {
  const t = useTranslations('shell');
  const { follows, isOnDevice } = useFollows();
  if (!isOnDevice || follows === undefined || follows.length === 0) return null;
  return (
    <Link href="/following" aria-label={t('following')} title={t('following')} className={styles.link}>
      <StarBorderRounded aria-hidden="true" />
    </Link>
  );
}
