import type { ReactNode } from 'react';
import styles from './profile.module.css';

/** The main content, with related content beside it, or below it on a phone. */
export function ProfileColumns({ main, aside }: { readonly main: ReactNode; readonly aside: ReactNode }) {
  return (
    <div className={styles.cards}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{aside}</div>
    </div>
  );
}
