import type { ReactNode } from 'react';
import styles from './figures-table.module.css';

interface FigureColumn {
  readonly key: string;
  readonly short: string;
  readonly long: string;
}

interface FigureRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly values: Readonly<Record<string, number | undefined>>;
}

interface FiguresTableProps {
  /** For screen readers. */
  readonly caption: string;
  /** The heading of the name column. */
  readonly head: string;
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly FigureRow[];
  readonly total?: FigureRow;
}

/** Many narrow columns: the names stay visible while scrolling. */
export function FiguresTable({ caption, head, columns, rows, total }: FiguresTableProps) {
  return (
    // A scrolled box has to be reached by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map(({ key, short, long }) => (
              <th key={key} scope="col" aria-label={long}>
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} columns={columns} />
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <Row row={total} columns={columns} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Row({ row: { name, values }, columns }: Pick<FiguresTableProps, 'columns'> & { row: FigureRow }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.map(({ key }) => (
        <td key={key}>{values[key] ?? 0}</td>
      ))}
    </tr>
  );
}
