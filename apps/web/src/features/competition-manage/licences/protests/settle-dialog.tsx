'use client';

import { ProtestRuling, protestOutcomes } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { protestApi } from '../../../../lib/api/protest.ts';
import { Segments } from '../../../../ui/choice/segments.tsx';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { SubmitDialog } from '../../../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../../../ui/form/use-shape-form.ts';
import { nameOfMatch, teamUnderProtest } from './teams-of.ts';
import { type ProtestData, useInvalidateProtests } from './use-protests.ts';

interface SettleDialogProps {
  readonly protest: ProtestData;
  readonly onClose: () => void;
}

/** The organiser's decision. Both teams see the reason; the result is corrected afterwards, in the match. */
export function SettleDialog({ protest, onClose }: SettleDialogProps) {
  const t = useTranslations('protests');
  const ui = useTranslations('ui');
  const { form, busy, failure, submit, problem } = useSettle(protest, onClose);
  const outcome = form.watch('outcome');
  return (
    <SubmitDialog
      title={t('settleOf', { match: nameOfMatch(protest) })}
      onClose={onClose}
      onSubmit={submit}
      label={t(outcome === 'UPHELD' ? 'uphold' : 'reject')}
      busyLabel={ui('saving')}
      busy={busy}
      failure={failure}
    >
      <p>{t('question', { team: teamUnderProtest(protest) })}</p>
      <Segments
        label={t('decision')}
        value={outcome}
        onChange={(value) => form.setValue('outcome', value)}
        options={protestOutcomes.map((value) => ({
          value,
          label: t(value === 'UPHELD' ? 'uphold' : 'reject'),
        }))}
      />
      <p>{t(outcome === 'UPHELD' ? 'upholdText' : 'rejectText')}</p>
      <TextArea
        {...form.register('reason')}
        label={t('reason')}
        error={problem('reason')}
        rows={2}
        maxLength={300}
      />
    </SubmitDialog>
  );
}

function useSettle({ match, teamId }: ProtestData, onClose: () => void) {
  const t = useTranslations('protests');
  const toast = useToast();
  const invalidate = useInvalidateProtests();
  return useShapeForm(ProtestRuling, {
    failed: t('settleFailed'),
    defaultValues: { outcome: 'REJECTED', reason: '' },
    send: async (body) => {
      await protestApi.settle({ params: { matchId: match.id, teamId }, body });
      toast(t('settled'));
      await invalidate();
      onClose();
    },
  });
}
