import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  readonly main: ReactNode;
  /** Beside the main column, or below it on narrow screens. */
  readonly side: ReactNode;
  /** `even`: equal widths. `single`: only the main column. */
  readonly shape?: 'aside' | 'even' | 'single';
}

/** The body of a public page, below the hero. */
export function Columns({ main, side, shape = 'aside' }: ColumnsProps) {
  return (
    <div className={styles.columns} data-shape={shape}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{side}</div>
    </div>
  );
}
