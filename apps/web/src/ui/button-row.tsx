import type { ReactNode } from 'react';
import styles from './button-row.module.css';

/** Buttons side by side, high enough for a finger; they wrap where there is no room. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
