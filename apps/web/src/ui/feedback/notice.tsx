'use client';

import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

export type Tone = 'success' | 'info' | 'warning' | 'error';

export const toneIcons = {
  success: CheckCircleOutlineRounded,
  info: InfoOutlined,
  warning: WarningAmberRounded,
  error: ErrorOutlineRounded,
};

interface NoticeProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Errors are announced at once, the rest politely. */
export function Notice({ tone, children, action }: NoticeProps) {
  const Icon = toneIcons[tone];
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" sx={{ fontSize: 20 }} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}

export function FormError({ children, action }: Omit<NoticeProps, 'tone'>) {
  return (
    <Notice tone="error" action={action}>
      {children}
    </Notice>
  );
}
