'use client';

import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import LinkRounded from '@mui/icons-material/LinkRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import { useLocale, useTranslations } from 'next-intl';
import { RowTable } from '../../../ui/exchange/row-table.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { type ChipTone, StateChip } from '../../../ui/identity/state-chip.tsx';
import { type ImportedRow, newRows, wrongRows } from './imported-rows.ts';

/** What was parsed, and what happens to each row. */
export function ImportedRows({ rows }: { readonly rows: readonly ImportedRow[] }) {
  const t = useTranslations('competitionExchange');
  const locale = useLocale();
  const wrong = wrongRows(rows);
  return (
    <>
      {wrong > 0 ? (
        <Notice tone="error">{t('wrong', { wrong, rows: rows.length })}</Notice>
      ) : (
        <Notice tone="success">{t('clean', { rows: rows.length, fresh: newRows(rows) })}</Notice>
      )}
      <RowTable
        label={t('understood')}
        headings={{ line: t('line'), name: t('what'), state: t('state') }}
        rows={rows.map((row) => ({
          line: row.line,
          ...textsOf(row, (seed) => t('seed', { seed })),
          problems: row.problems.map(({ message }) => message[locale]),
          state: <RowState row={row} />,
        }))}
      />
    </>
  );
}

function textsOf(row: ImportedRow, seedLabel: (seed: number) => string) {
  if ('home' in row) {
    const between = row.score === null ? '–' : `${row.score.home}–${row.score.away}`;
    return { name: `${row.home} ${between} ${row.away}` };
  }
  const quiet = [row.code, row.seed === null ? null : seedLabel(row.seed)].filter((fact) => fact !== null);
  return { name: row.name, quiet: quiet.length === 0 ? undefined : quiet.join(' · ') };
}

const appearances: Record<
  ImportedRow['outcome'],
  { readonly tone: ChipTone; readonly Icon: typeof EditOutlined }
> = {
  NEW: { tone: 'success', Icon: CheckCircleOutlineRounded },
  EXISTING: { tone: 'info', Icon: LinkRounded },
  ENTERED: { tone: 'neutral', Icon: RemoveRounded },
  CHANGED: { tone: 'warning', Icon: EditOutlined },
  SAME: { tone: 'neutral', Icon: RemoveRounded },
  EMPTY: { tone: 'neutral', Icon: RemoveRounded },
};

function RowState({ row }: { readonly row: ImportedRow }) {
  const t = useTranslations('competitionExchange');
  if (row.problems.length > 0)
    return (
      <StateChip tone="error" icon={<ErrorOutlineRounded />}>
        {t('problem')}
      </StateChip>
    );
  const { tone, Icon } = appearances[row.outcome];
  return (
    <StateChip tone={tone} icon={<Icon />}>
      {t(`outcomes.${row.outcome}`)}
    </StateChip>
  );
}
