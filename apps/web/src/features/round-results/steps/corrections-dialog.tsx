'use client';

import { useQuery } from '@tanstack/react-query';
import type { SportRules } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { matchApi } from '../../../lib/api/browser.ts';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { QueryState, RowsSkeleton } from '../../../ui/list/query-state.tsx';
import { ImpactList } from '../../../ui/match/impact-list.tsx';
import type { RowView } from '../typed/row-status.ts';
import { toResult } from '../typed/typed-result.ts';

interface CorrectionsDialogProps {
  /** Rows that replace a stored result. */
  readonly rows: readonly RowView[];
  readonly rules: SportRules;
  /** How many results are saved with them. */
  readonly count: number;
  readonly nameOf: (teamId: string | null) => string;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** What corrections change in tables and later matches, before saving. */
export function CorrectionsDialog({ rows, rules, count, nameOf, onSave, onClose }: CorrectionsDialogProps) {
  const t = useTranslations('roundResults');
  const ui = useTranslations('ui');
  return (
    <SubmitDialog
      title={t('corrections', { count: rows.length })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      label={t('steps.save', { count })}
      busyLabel={ui('saving')}
      busy={false}
      failure={null}
    >
      {rows.map((row) => (
        <Correction key={row.match.id} row={row} rules={rules} nameOf={nameOf} />
      ))}
    </SubmitDialog>
  );
}

function Correction({
  row,
  rules,
  nameOf,
}: Pick<CorrectionsDialogProps, 'rules' | 'nameOf'> & { readonly row: RowView }) {
  const t = useTranslations('roundResults');
  const { match, typed } = row;
  const { version, ...supposed } = toResult(typed, match, rules);
  const query = useQuery({
    queryKey: ['match', 'impact', { ...supposed, version }],
    queryFn: ({ signal }) => matchApi.impact({ body: supposed }, { signal }),
    retry: false,
  });
  const { home: before, away: beforeAway } = match.score ?? { home: 0, away: 0 };
  return (
    <QueryState query={query} errorTitle={t('impactFailed')} skeleton={<RowsSkeleton rows={1} />}>
      {(impact) => (
        <ImpactList
          impact={impact}
          nameOf={nameOf}
          title={t('correctionOf', {
            home: match.home?.name ?? '',
            away: match.away?.name ?? '',
            before: `${before}–${beforeAway}`,
            after: `${impact.score.home}–${impact.score.away}`,
          })}
        />
      )}
    </QueryState>
  );
}
