import type { ReactNode } from 'react';
import styles from './icon-disc.module.css';

/** An icon where other rows have a face: for what has none. */
export function IconDisc({ children }: { readonly children: ReactNode }) {
  return (
    <span aria-hidden="true" className={styles.disc}>
      {children}
    </span>
  );
}
