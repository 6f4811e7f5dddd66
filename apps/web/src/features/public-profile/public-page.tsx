import type { ReactNode } from 'react';
import styles from './public-profile.module.css';

/** One narrow column of cards. */
export function PublicPage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
