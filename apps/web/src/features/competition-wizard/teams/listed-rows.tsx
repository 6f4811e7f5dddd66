'use client';

import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import LinkRounded from '@mui/icons-material/LinkRounded';
import type { CompetitorKind } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { RowTable } from '../../../ui/exchange/row-table.tsx';
import { StateChip } from '../../../ui/identity/state-chip.tsx';
import type { ListedTeam } from './table/read-teams.ts';

/** The parsed list, row by row. */
export function ListedRows({ kind, rows }: { kind: CompetitorKind; rows: readonly ListedTeam[] }) {
  const t = useTranslations('competitionWizard.paste');
  const quietOf = ({ isCodeDropped, code, email, emailProblem }: ListedTeam) =>
    [
      isCodeDropped ? t('codeDropped') : code,
      emailProblem === undefined ? email : t(`emailProblems.${emailProblem}`),
    ]
      .filter(Boolean)
      .join(' · ') || undefined;
  return (
    <RowTable
      label={t('understood')}
      headings={{ line: t('row'), name: t('name', { kind }), state: t('state') }}
      rows={rows.map((row) => ({
        line: row.line,
        name: row.name,
        quiet: quietOf(row),
        state: <RowState row={row} />,
      }))}
    />
  );
}

function RowState({ row: { problem, existing } }: { readonly row: ListedTeam }) {
  const t = useTranslations('competitionWizard.paste');
  if (problem !== undefined)
    return (
      <StateChip
        tone={problem === 'repeated' || problem === 'chosenAlready' ? 'warning' : 'error'}
        icon={<ErrorOutlineRounded />}
      >
        {t(`problems.${problem}`)}
      </StateChip>
    );
  return existing === undefined ? (
    <StateChip tone="success" icon={<CheckCircleOutlineRounded />}>
      {t('fresh')}
    </StateChip>
  ) : (
    <StateChip tone="info" icon={<LinkRounded />}>
      {t('existing')}
    </StateChip>
  );
}
