import type { ReactNode } from 'react';
import styles from './page-title.module.css';

interface PageTitleProps {
  readonly title: string;
  /** A subtitle above the title. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function PageTitle({ title, above, children, action }: PageTitleProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {above !== undefined && <p className={styles.above}>{above}</p>}
        <h1 className={styles.title}>{title}</h1>
        {children !== undefined && <p className={styles.below}>{children}</p>}
      </div>
      {action}
    </header>
  );
}
