import { SportIcon } from './sport-icon.tsx';
import styles from './sport-mark.module.css';

/** Beside the name of a competition in a list. */
export function SportMark({ sport, size = 24 }: { readonly sport: string; readonly size?: number }) {
  return (
    <span className={styles.mark}>
      <SportIcon sport={sport} size={size} />
    </span>
  );
}
