import type { ReactNode } from 'react';
import styles from './state-chip.module.css';

export type ChipTone =
  | 'neutral'
  | 'success'
  | 'warning'
  | 'error'
  | 'info'
  | 'primary'
  | 'secondary'
  | 'live';

/** Always colour, icon and word. */
export function StateChip({
  tone,
  icon,
  children,
}: {
  tone: ChipTone;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      {children}
    </span>
  );
}
