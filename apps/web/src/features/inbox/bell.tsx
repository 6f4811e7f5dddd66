'use client';

import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import { useTranslations } from 'next-intl';
import { Link, usePathname } from '../../i18n/navigation.ts';
import styles from './bell.module.css';

/** A badge has room for two digits. */
const maxShown = 99;

export function Bell({ unread }: { readonly unread: number }) {
  const t = useTranslations('inbox');
  const isHere = usePathname() === '/notifications';
  return (
    <Link href="/notifications" className={styles.bell} aria-current={isHere ? 'page' : undefined}>
      {/* A new element for each number: it moves when the number does. */}
      <NotificationsNoneRounded
        key={unread}
        aria-hidden="true"
        className={unread > 0 ? styles.rung : undefined}
      />
      {unread > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {unread > maxShown ? `${maxShown}+` : unread}
        </span>
      )}
      <span className="visually-hidden">{t('bell', { count: unread })}</span>
    </Link>
  );
}
