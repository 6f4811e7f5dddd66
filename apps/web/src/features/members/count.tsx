import styles from './members.module.css';

/** How many, beside the title of a list. */
export function Count({ of: total }: { readonly of: number }) {
  return <span className={styles.count}>{total}</span>;
}
