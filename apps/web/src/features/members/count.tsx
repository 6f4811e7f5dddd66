import styles from './members.module.css';

export function Count({ of: total }: { readonly of: number }) {
  return <span className={styles.count}>{total}</span>;
}
