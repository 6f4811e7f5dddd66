import styles from './chart.module.css';
import { bars, box, linePoints } from './plot.ts';

export type ChartTone = 'primary' | 'secondary' | 'live' | 'warning' | 'info';

interface SparkProps {
  readonly values: readonly number[];
  /** The accessible label. */
  readonly title: string;
  readonly tone: ChartTone;
}

const viewBox = `0 0 ${box.width} ${box.height}`;

/** The last point is today. */
export function SparkLine({ values, title, tone }: SparkProps) {
  const points = linePoints(values);
  const last = points.at(-1);
  const [first] = points;
  if (first === undefined || last === undefined) return null;
  const path = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <svg role="img" aria-label={title} viewBox={viewBox} className={`${styles.chart} ${styles[tone]}`}>
      <title>{title}</title>
      <polygon className={styles.area} points={`${first.x},${box.height} ${path} ${last.x},${box.height}`} />
      <polyline className={styles.line} points={path} />
      <circle className={styles.last} cx={last.x} cy={last.y} r={3.5} />
    </svg>
  );
}

/** Today is highlighted. */
export function SparkBars({ values, title, tone }: SparkProps) {
  const drawn = bars(values);
  return (
    <svg role="img" aria-label={title} viewBox={viewBox} className={`${styles.chart} ${styles[tone]}`}>
      <title>{title}</title>
      {drawn.map(({ x, y, width, height }, index) => (
        <rect
          key={x}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={2}
          className={index === drawn.length - 1 ? styles.last : styles.bar}
        />
      ))}
    </svg>
  );
}
