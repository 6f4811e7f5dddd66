'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ColumnMenu } from '../../../ui/exchange/column-menu.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { groupProblems } from './group-problems.ts';
import styles from './table.module.css';
import type { ReadTable } from './use-table.ts';

interface TablePreviewProps<F extends string> {
  readonly table: ReadTable<F>;
  readonly fields: readonly { readonly value: F; readonly label: string }[];
  readonly repeatable: readonly F[];
  readonly onColumns: (columns: readonly (F | null)[]) => void;
}

/** Enough rows for a preview. */
const shownRows = 12;
const shownProblems = 10;

export function TablePreview<F extends string>({
  table,
  fields,
  repeatable,
  onColumns,
}: TablePreviewProps<F>) {
  const t = useTranslations('races.table');
  const { columns, rows, total } = table;
  const choose = (index: number, field: F | null) =>
    onColumns(
      columns.map((column) => {
        if (column.index === index) return field;
        const isDuplicate = column.field === field && field !== null && !repeatable.includes(field);
        return isDuplicate ? null : column.field;
      }),
    );
  const wrongLines = linesOf(table.problems);
  const shown = rows.slice(0, shownRows);
  return (
    <div className={styles.preview}>
      <p className={styles.tip}>{t('recognised', { count: total })}</p>
      <Remarks
        tone="error"
        remarks={table.problems}
        title={t('wrong', { count: linesOf(table.problems).size })}
      />
      <Remarks
        tone="warning"
        remarks={table.warnings ?? []}
        title={t('doubtful', { count: linesOf(table.warnings ?? []).size })}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard */}
      <section className={styles.frame} aria-label={t('preview')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(({ index, heading, field }) => {
                const title = heading ?? t('column', { number: index + 1 });
                return (
                  <th key={index} scope="col">
                    <ColumnMenu
                      title={title}
                      label={t('columnHolds', { column: title })}
                      unused={t('unused')}
                      value={field}
                      options={fields}
                      onChoose={(value) => choose(index, value)}
                    />
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ line, cells }) => (
              <tr key={line} className={wrongLines.has(line) ? styles.wrong : undefined}>
                {columns.map(({ index, field }) => (
                  <td key={index} className={field === null ? styles.unread : undefined}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {total > shown.length && <p className={styles.quiet}>{t('more', { count: total - shown.length })}</p>}
    </div>
  );
}

type RowRemarks = ReadTable<string>['problems'];

const linesOf = (remarks: RowRemarks) => new Set(remarks.map(({ line }) => line));

interface RemarksProps {
  readonly tone: 'error' | 'warning';
  readonly remarks: RowRemarks;
  readonly title: string;
}

/** Errors in rows, or warnings. */
function Remarks({ tone, remarks, title }: RemarksProps) {
  const t = useTranslations('races.table');
  const locale = useLocale();
  if (remarks.length === 0) return null;
  return (
    <Notice tone={tone}>
      {title}
      <ul className={styles.problems}>
        {groupProblems(remarks)
          .slice(0, shownProblems)
          .map(({ lines: [line = 0, ...others], value, message }) => (
            <li key={`${line} ${message.en}`}>
              <b>{others.length > 0 ? t('rows', { count: others.length + 1 }) : t('row', { line })}</b>{' '}
              {value !== '' && `«${value}» · `}
              {message[locale]}
            </li>
          ))}
      </ul>
    </Notice>
  );
}
