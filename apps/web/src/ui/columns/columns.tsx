import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  /** What the page is about. */
  readonly main: ReactNode;
  /** What one may also want to know: beside it, and below it where there is no room. */
  readonly side: ReactNode;
  /** `even`: both weigh the same. `single`: there is nothing to stand beside the first one. */
  readonly shape?: 'aside' | 'even' | 'single';
}

/** The body of a public page, below its band. */
export function Columns({ main, side, shape = 'aside' }: ColumnsProps) {
  return (
    <div className={styles.columns} data-shape={shape}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{side}</div>
    </div>
  );
}
