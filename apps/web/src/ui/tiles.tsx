import styles from './tiles.module.css';

interface Tile {
  readonly key: string;
  readonly value: number | string;
  readonly label: string;
  /** Shown as a warning unless it's zero. */
  readonly isBad?: boolean;
}

export function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ key, value, label, isBad = false }) => (
        <li key={key} className={styles.tile} data-bad={isBad}>
          <b className={styles.value}>{value}</b>
          <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ul>
  );
}
