'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useDeferredValue } from 'react';
import { isNonRetryable } from '../../lib/api/is-non-retryable.ts';
import { ErrorState } from '../feedback/error-state.tsx';
import { Loading } from '../feedback/loading.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { useFailureMessage } from '../form/use-failure-message.ts';
import styles from './query-state.module.css';

/** The part of a query used here; infinite queries have it too. */
interface QueryResult<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface QueryStateProps<T> {
  readonly query: QueryResult<T>;
  /** "Error al cargar los equipos." */
  readonly errorTitle: string;
  /** 'h2' if there's no title above the list. */
  readonly heading?: 'h2' | 'h3';
  /** Rows by default. */
  readonly skeleton?: ReactNode;
  /** Used together. */
  readonly isEmpty?: (data: T) => boolean;
  readonly empty?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/**
 * Data stays visible when a refetch fails. The first data is rendered in pieces: all at once would block a
 * slow phone.
 */
export function QueryState<T>(props: QueryStateProps<T>) {
  const { query, errorTitle, heading = 'h3', skeleton, isEmpty, empty, children } = props;
  const t = useTranslations('ui.failures');
  const failureMessage = useFailureMessage();
  const { data, error } = query;
  const isWaiting = useDeferredValue(data === undefined);
  if (data !== undefined && !isWaiting) return isEmpty?.(data) ? empty : children(data);
  if (data === undefined && error !== null) {
    return (
      <ErrorState
        heading={heading}
        title={errorTitle}
        onRetry={isNonRetryable(error) ? undefined : () => void query.refetch()}
      >
        {failureMessage(error, t('load'))}
      </ErrorState>
    );
  }
  return <Loading>{skeleton ?? <RowsSkeleton />}</Loading>;
}

export function RowsSkeleton({ rows = 4 }: { readonly rows?: number }) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: rows }, (_, index) => `row-${index}`).map((key) => (
        <div key={key} className={styles.row}>
          <Skeleton shape="circle" width={36} height={36} />
          <div className={styles.words}>
            <Skeleton width="45%" height={20} />
            <Skeleton width="30%" height={16} />
          </div>
        </div>
      ))}
    </div>
  );
}
