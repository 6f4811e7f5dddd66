import { curvePoints } from './curve.ts';
import styles from './ranking.module.css';

interface CurveProps {
  readonly values: readonly number[];
  readonly label: string;
  readonly size: 'small' | 'large';
}

const boxes = { small: { width: 96, height: 32 }, large: { width: 640, height: 160 } };

/** The last point is now. A single value makes no curve. */
export function Curve({ values, label, size }: CurveProps) {
  const box = boxes[size];
  const points = curvePoints(values, box);
  const last = points.at(-1);
  if (points.length < 2 || last === undefined) return null;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${box.width} ${box.height}`}
      className={`${styles.curve} ${styles[size]}`}
    >
      <title>{label}</title>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <circle cx={last.x} cy={last.y} r={size === 'small' ? 3 : 5} />
    </svg>
  );
}
