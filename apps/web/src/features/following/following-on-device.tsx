import styles from './following.module.css';
import { Following } from './following.tsx';

/** The public shell leaves the margins to its pages. */
export function FollowingOnDevice() {
  return (
    <div className={styles.public}>
      <Following />
    </div>
  );
}
