'use client';

import { optionalText } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { entryApi } from '../../../lib/api/browser.ts';
import { FormDialog } from '../../../ui/dialog/dialog.tsx';
import { FormActions } from '../../../ui/dialog/form-actions.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Fields } from '../../../ui/form/form-frame.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { type CompetitionData, type EntryData, useReadCompetitions } from '../data/use-competition.ts';

interface RejectDialogProps {
  readonly competition: CompetitionData;
  readonly entry: EntryData;
  readonly onClose: () => void;
}

const Rejection = z.object({ reason: optionalText(300) });

/** Turns a team away; the reason is told to it. */
export function RejectDialog({ competition, entry, onClose }: RejectDialogProps) {
  const t = useTranslations();
  const { form, failure, busy, submit, problem } = useRejection({ competition, entry, onClose });
  return (
    <FormDialog
      open
      title={t('competitionManage.teams.rejectQuestion', { name: entry.team.name })}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <FormActions
          onCancel={onClose}
          label={t('competitionManage.teams.reject')}
          busyLabel={t('ui.saving')}
          busy={busy}
          color="error"
        />
      }
    >
      <Fields>
        <p>{t('competitionManage.teams.rejectText')}</p>
        <TextArea
          {...form.register('reason')}
          label={t('competitionManage.teams.rejectReason')}
          error={problem('reason')}
          rows={2}
          maxLength={300}
        />
        {failure !== null && <FormError>{failure}</FormError>}
      </Fields>
    </FormDialog>
  );
}

function useRejection({ competition, entry: { team }, onClose }: RejectDialogProps) {
  const t = useTranslations('competitionManage.teams');
  const toast = useToast();
  const readAgain = useReadCompetitions();
  return useShapeForm(Rejection, {
    failed: t('decideFailed'),
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const body = { competitionId: competition.id, teamId: team.id, accept: false };
      await entryApi.decide({ body: { ...body, ...(reason !== null && { reason }) } });
      await readAgain();
      toast(t('rejected', { name: team.name }));
      onClose();
    },
  });
}
