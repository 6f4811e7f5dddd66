import styles from './bars.module.css';

export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly home: number;
  readonly away: number;
  /** The formatted values; the plain numbers by default. */
  readonly texts?: { readonly home: string; readonly away: string };
  /** Whether the lower figure is better. */
  readonly lessIsBetter?: boolean;
}

interface BarsProps {
  readonly bars: readonly Bar[];
  /** The sides' names, for screen readers. */
  readonly caption: string;
  readonly names: { readonly home: string; readonly away: string };
}

/** Mirrored bars: one side to the left, the other to the right; the better figure stands out. */
export function Bars({ bars, caption, names }: BarsProps) {
  return (
    <table className={styles.bars}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{names.home}</th>
          <td />
          <th scope="col">{names.away}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <Row key={bar.key} bar={bar} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ bar }: { readonly bar: Bar }) {
  const { label, home, away, texts, lessIsBetter = false } = bar;
  const max = Math.max(home, away);
  const share = (value: number) => `${max === 0 ? 0 : Math.round((value / max) * 100)}%`;
  const isBetter = (own: number, other: number) => (lessIsBetter ? own < other : own > other);
  return (
    <tr className={styles.row}>
      <td className={`${styles.home} ${isBetter(home, away) ? styles.better : ''}`}>
        {texts?.home ?? home}
        <span aria-hidden="true" className={styles.track}>
          <i style={{ width: share(home) }} />
        </span>
      </td>
      <th scope="row" className={styles.label}>
        {label}
      </th>
      <td className={`${styles.away} ${isBetter(away, home) ? styles.better : ''}`}>
        {texts?.away ?? away}
        <span aria-hidden="true" className={styles.track}>
          <i style={{ width: share(away) }} />
        </span>
      </td>
    </tr>
  );
}
