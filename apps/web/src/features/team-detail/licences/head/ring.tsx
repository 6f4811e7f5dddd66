import styles from './head.module.css';

const radius = 34;
const around = 2 * Math.PI * radius;

/** "9/12" inside a circle that is filled accordingly. Decorative: the title has the same text. */
export function Ring({ done, of }: { readonly done: number; readonly of: number }) {
  const share = of === 0 ? 0 : done / of;
  return (
    <svg viewBox="0 0 80 80" width={80} height={80} aria-hidden="true" className={styles.ring}>
      <circle cx="40" cy="40" r={radius} className={styles.track} />
      {share > 0 && (
        <circle
          cx="40"
          cy="40"
          r={radius}
          className={styles.done}
          strokeDasharray={`${share * around} ${around}`}
          transform="rotate(-90 40 40)"
        />
      )}
      <text x="40" y="46" className={styles.inside}>
        {done}/{of}
      </text>
    </svg>
  );
}
