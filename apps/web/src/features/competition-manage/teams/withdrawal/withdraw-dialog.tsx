'use client';

import { useQuery } from '@tanstack/react-query';
import { optionalText, type WithdrawalMode, withdrawalModes } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { entryApi, standingApi } from '../../../../lib/api/browser.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { SubmitDialog } from '../../../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../../../ui/form/use-shape-form.ts';
import { QueryState } from '../../../../ui/list/query-state.tsx';
import {
  type CompetitionData,
  type EntryData,
  useInvalidateCompetitions,
} from '../../data/use-competition.ts';
import { ComparedTables } from './compared-tables.tsx';
import { ModeChoice } from './mode-choice.tsx';

interface WithdrawDialogProps {
  readonly competition: CompetitionData;
  readonly entry: EntryData;
  readonly onClose: () => void;
}

const Withdrawal = z.object({ mode: z.enum(withdrawalModes, 'REQUIRED'), reason: optionalText(300) });

/** Withdraws a team during the competition, and decides about its results. */
export function WithdrawDialog({ competition, entry, onClose }: WithdrawDialogProps) {
  const t = useTranslations();
  const { form, failure, busy, submit, problem } = useWithdrawal({ competition, entry, onClose });
  const mode = useWatch({ control: form.control, name: 'mode' });
  const chosen = withdrawalModes.find((withdrawalMode) => withdrawalMode === mode);
  const query = usePreview(competition.id, entry.team.id);
  return (
    <SubmitDialog
      title={t('competitionManage.teams.withdrawQuestion', { name: entry.team.name })}
      onClose={onClose}
      onSubmit={submit}
      label={t('competitionManage.teams.withdraw')}
      busyLabel={t('ui.saving')}
      busy={busy}
      color="error"
      failure={failure}
    >
      <p>{t('competitionManage.teams.withdrawText')}</p>
      <QueryState query={query} errorTitle={t('competitionWithdrawal.failed')}>
        {(withdrawal) => (
          <>
            <p>{t('competitionWithdrawal.played', { played: withdrawal.played, left: withdrawal.left })}</p>
            <ModeChoice withdrawal={withdrawal} field={form.register('mode')} error={problem('mode')} />
            <ComparedTables competition={competition} withdrawal={withdrawal} selected={chosen} />
          </>
        )}
      </QueryState>
      <TextArea
        {...form.register('reason')}
        label={t('competitionManage.teams.withdrawReason')}
        error={problem('reason')}
        rows={2}
        maxLength={300}
      />
    </SubmitDialog>
  );
}

function usePreview(competitionId: string, teamId: string) {
  return useQuery({
    queryKey: ['standing', 'withdrawalPreview', { competitionId, teamId }],
    queryFn: ({ signal }) => standingApi.withdrawalPreview({ params: { competitionId, teamId } }, { signal }),
  });
}

function useWithdrawal({ competition, entry: { team }, onClose }: WithdrawDialogProps) {
  const t = useTranslations('competitionManage.teams');
  const toast = useToast();
  const invalidate = useInvalidateCompetitions();
  const { id: competitionId, withdrawalMode } = competition;
  return useShapeForm(Withdrawal, {
    failed: t('withdrawFailed'),
    // Nothing is preselected unless the competition has a default.
    defaultValues: { mode: (withdrawalMode ?? '') as WithdrawalMode, reason: '' },
    send: async (values) => {
      await entryApi.remove({ body: { competitionId, teamId: team.id, ...values } });
      await invalidate();
      toast(t('withdrawn', { name: team.name }));
      onClose();
    },
  });
}
