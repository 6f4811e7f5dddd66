'use client';

import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './state.module.css';

interface ErrorStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Undefined where a retry cannot help. */
  readonly onRetry?: (() => void) | undefined;
  /** An action besides retrying. */
  readonly action?: ReactNode;
  readonly heading?: 'h1' | 'h2' | 'h3';
}

export function ErrorState({ title, children, onRetry, action, heading: Heading = 'h3' }: ErrorStateProps) {
  const t = useTranslations('ui');
  return (
    <div className={styles.state} role="alert">
      <span className={styles.trouble}>
        <ErrorOutlineRounded aria-hidden="true" />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      <div className={styles.action}>
        {onRetry !== undefined && (
          <Button variant="contained" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
