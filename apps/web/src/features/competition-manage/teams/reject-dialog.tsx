'use client';

import { optionalText } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { entryApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { type CompetitionData, type EntryData, useInvalidateCompetitions } from '../data/use-competition.ts';

interface RejectDialogProps {
  readonly competition: CompetitionData;
  readonly entry: EntryData;
  readonly onClose: () => void;
}

const Rejection = z.object({ reason: optionalText(300) });

/** Rejects a team; it sees the reason. */
export function RejectDialog({ competition, entry, onClose }: RejectDialogProps) {
  const t = useTranslations();
  const { form, failure, busy, submit, problem } = useRejection({ competition, entry, onClose });
  return (
    <SubmitDialog
      title={t('competitionManage.teams.rejectQuestion', { name: entry.team.name })}
      onClose={onClose}
      onSubmit={submit}
      label={t('competitionManage.teams.reject')}
      busyLabel={t('ui.saving')}
      busy={busy}
      color="error"
      failure={failure}
    >
      <p>{t('competitionManage.teams.rejectText')}</p>
      <TextArea
        {...form.register('reason')}
        label={t('competitionManage.teams.rejectReason')}
        error={problem('reason')}
        rows={2}
        maxLength={300}
      />
    </SubmitDialog>
  );
}

function useRejection({ competition, entry: { team }, onClose }: RejectDialogProps) {
  const t = useTranslations('competitionManage.teams');
  const toast = useToast();
  const invalidate = useInvalidateCompetitions();
  return useShapeForm(Rejection, {
    failed: t('decideFailed'),
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const body = { competitionId: competition.id, teamId: team.id, accept: false };
      await entryApi.decide({ body: { ...body, ...(reason !== null && { reason }) } });
      await invalidate();
      toast(t('rejected', { name: team.name }));
      onClose();
    },
  });
}
