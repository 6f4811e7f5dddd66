'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import { type ReactNode, useId } from 'react';
import styles from './quick-start.module.css';

interface StepCardProps {
  readonly title: string;
  readonly isDone: boolean;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One of the questions, ticked once answered. */
export function StepCard({ title, isDone, aside, children }: StepCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <span className={styles.tick} data-done={isDone} aria-hidden="true">
          {isDone && <CheckRounded sx={{ fontSize: 18 }} />}
        </span>
        <h2 id={id} className={styles.cardTitle}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
