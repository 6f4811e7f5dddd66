'use client';

import { useTranslations } from 'next-intl';
import { useWaitingInvitations } from '../invitations/index.ts';
import type { NavigationItem } from './navigation-items.ts';
import styles from './waiting-badge.module.css';

/** Beside the page where invitations are answered: how many wait. */
export function WaitingBadge({ of: { name } }: { readonly of: NavigationItem }) {
  return name === 'invitations' ? <WaitingCount /> : null;
}

/** How many invitations wait for an answer; nothing when none does. */
export function WaitingCount() {
  const t = useTranslations('shell');
  const waiting = useWaitingInvitations();
  if (waiting === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{waiting}</span>
      <span className="visually-hidden">{t('waiting', { count: waiting })}</span>
    </span>
  );
}
