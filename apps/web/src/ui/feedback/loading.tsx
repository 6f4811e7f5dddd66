'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './loading.module.css';
import { Skeleton } from './skeleton.tsx';

/** Appears only after a short delay. */
export function Loading({ children }: { children: ReactNode }) {
  const t = useTranslations('ui');
  return (
    <div className={styles.loading} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {children}
    </div>
  );
}

export function PageSkeleton({ cards = 2 }: { cards?: number }) {
  return (
    <Loading>
      <Skeleton width={160} height={16} />
      <Skeleton width={280} height={44} />
      <div className={styles.cards}>
        {Array.from({ length: cards }, (_, index) => `card-${index}`).map((key) => (
          <Skeleton key={key} shape="card" height={152} />
        ))}
      </div>
    </Loading>
  );
}
