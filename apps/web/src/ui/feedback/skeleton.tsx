import styles from './skeleton.module.css';

interface SkeletonProps {
  readonly width?: number | string;
  readonly height: number;
  readonly shape?: 'text' | 'circle' | 'card';
}

/** A placeholder for content being loaded. */
export function Skeleton({ width, height, shape = 'text' }: SkeletonProps) {
  return <span className={`${styles.skeleton} ${styles[shape]}`} style={{ width, height }} data-skeleton />;
}
