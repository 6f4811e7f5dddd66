'use client';

import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Link } from '../../i18n/navigation.ts';
import { useSession } from '../../lib/session/index.ts';
import { deviceFollows } from '../follow/index.ts';
import styles from './following-link.module.css';

interface FollowingLinkProps {
  /** A star in the header, which is left out on the narrowest phones; a word in the footer. */
  readonly place: 'header' | 'footer';
}

/** For visitors who follow something on this device; with an account it's in the menu. */
export function FollowingLink({ place }: FollowingLinkProps) {
  const t = useTranslations('shell');
  const { status } = useSession();
  const { subscribe, read, readOnServer } = deviceFollows;
  const follows = useSyncExternalStore(subscribe, read, readOnServer);
  if (status !== 'unauthenticated' || follows.length === 0) return null;
  if (place === 'footer')
    return (
      <Link href="/following" className={styles.word}>
        {t('following')}
      </Link>
    );
  return (
    <Link href="/following" aria-label={t('following')} title={t('following')} className={styles.star}>
      <StarBorderRounded aria-hidden="true" />
    </Link>
  );
}
