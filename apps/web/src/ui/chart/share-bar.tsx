import styles from './chart.module.css';
import type { ChartTone } from './spark.tsx';

interface Share {
  readonly key: string;
  readonly count: number;
  /** "5 jugados": below the bar, so that colour isn't the only indication. */
  readonly label: string;
  readonly tone: ChartTone | 'quiet';
}

export function ShareBar({ shares }: { readonly shares: readonly Share[] }) {
  const visible = shares.filter(({ count }) => count > 0);
  return (
    <span>
      <span className={styles.parts} aria-hidden="true">
        {visible.length === 0 && <span className={styles.none} />}
        {visible.map(({ key, count, tone }) => (
          <span key={key} className={`${styles.part} ${styles[tone]}`} style={{ flexGrow: count }} />
        ))}
      </span>
      <span className={styles.key}>
        {shares.map(({ key, label }) => (
          <span key={key}>{label}</span>
        ))}
      </span>
    </span>
  );
}
