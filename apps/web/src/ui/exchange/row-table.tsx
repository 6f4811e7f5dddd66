import type { ReactNode } from 'react';
import styles from './exchange.module.css';

interface TableRow {
  /** The row number, from 1. */
  readonly line: number;
  readonly name: string;
  readonly quiet?: string | undefined;
  readonly state: ReactNode;
  readonly problems?: readonly string[];
}

interface RowTableProps {
  readonly label: string;
  readonly headings: { readonly line: string; readonly name: string; readonly state: string };
  readonly rows: readonly TableRow[];
}

export function RowTable({ label, headings, rows }: RowTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled with the keyboard
    <section className={styles.rows} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{headings.line}</th>
            <th scope="col">{headings.name}</th>
            <th scope="col">{headings.state}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.line} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row: { line, name, quiet, state, problems = [] } }: { readonly row: TableRow }) {
  return (
    <tr>
      <td>{line}</td>
      <td>
        {name === '' ? '–' : name}
        {quiet !== undefined && <span className={styles.quiet}>{quiet}</span>}
        {problems.map((problem) => (
          <span key={problem} className={styles.wrong}>
            {problem}
          </span>
        ))}
      </td>
      <td>{state}</td>
    </tr>
  );
}
