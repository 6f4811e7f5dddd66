import type { ReactNode } from 'react';
import styles from './icon-disc.module.css';

/** For rows without an avatar. */
export function IconDisc({ children }: { readonly children: ReactNode }) {
  return (
    <span aria-hidden="true" className={styles.disc}>
      {children}
    </span>
  );
}
