'use client';

import { useTranslations } from 'next-intl';
import { usePendingInvitationCount } from '../invitations/index.ts';
import type { NavigationItem } from './navigation-items.ts';
import styles from './waiting-badge.module.css';

export function WaitingBadge({ of: { name } }: { readonly of: NavigationItem }) {
  return name === 'invitations' ? <WaitingCount /> : null;
}

/** Hidden when there are none. */
export function WaitingCount() {
  const t = useTranslations('shell');
  const waiting = usePendingInvitationCount();
  if (waiting === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{waiting}</span>
      <span className="visually-hidden">{t('waiting', { count: waiting })}</span>
    </span>
  );
}
