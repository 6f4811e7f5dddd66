'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';
import { useFailureMessage } from '../form/use-failure-message.ts';
import styles from './more-pages.module.css';

interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: Error | null;
  readonly fetchNextPage: () => unknown;
}

interface MorePagesProps {
  readonly query: PagedQuery;
  /** "Error al cargar los equipos." */
  readonly failed: string;
  /** "20 of 45". */
  readonly children: ReactNode;
}

export function MorePages({ query, failed, children }: MorePagesProps) {
  const t = useTranslations('ui');
  const failureMessage = useFailureMessage();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = query;
  return (
    <>
      {isFetchNextPageError && (
        <div className={styles.trouble}>
          <Notice tone="error">{failureMessage(error, failed)}</Notice>
        </div>
      )}
      <div className={styles.foot}>
        <span className={styles.count} aria-live="polite">
          {children}
        </span>
        {hasNextPage && (
          <Button
            variant="outlined"
            aria-disabled={isFetchingNextPage}
            onClick={() => {
              if (!isFetchingNextPage) void query.fetchNextPage();
            }}
          >
            {isFetchingNextPage ? t('loadingMore') : t('more')}
          </Button>
        )}
      </div>
    </>
  );
}
