'use client';

import { CallFailure, NewPhase } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { competitionApi } from '../../../lib/api/browser.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { type CompetitionData, type PhaseData, useInvalidateCompetitions } from '../data/use-competition.ts';

interface PhaseDialogProps {
  readonly competition: CompetitionData;
  /** Undefined for a new one. */
  readonly phase: PhaseData | null;
  readonly onClose: () => void;
}

const PhaseShape = NewPhase.omit({ competitionId: true });

export function PhaseDialog({ competition, phase, onClose }: PhaseDialogProps) {
  const t = useTranslations();
  const { form, isStale, failure, busy, submit, problem } = usePhaseForm({ competition, phase, onClose });
  const isParallel = useWatch({ control: form.control, name: 'isParallel' }) ?? false;
  return (
    <SubmitDialog
      title={phase === null ? t('competitionManage.phases.add') : t('competitionManage.phases.rename')}
      onClose={onClose}
      onSubmit={submit}
      label={phase === null ? t('competitionManage.phases.add') : t('ui.save')}
      busyLabel={t('ui.saving')}
      busy={busy}
      failure={failure}
    >
      <TextField
        {...form.register('name')}
        label={t('competitionManage.phases.name')}
        hint={t('competitionManage.phases.nameHint')}
        error={problem('name')}
        autoComplete="off"
        autoFocus
        input={{ maxLength: 60 }}
      />
      <SwitchRow
        label={t('competitionManage.phases.isParallel')}
        hint={t('competitionManage.phases.isParallelHint')}
        checked={isParallel}
        onChange={(checked) => form.setValue('isParallel', checked)}
      />
      {isStale && <Notice tone="warning">{t('competitionManage.overtaken')}</Notice>}
    </SubmitDialog>
  );
}

/** After a conflict the input stays, and the next submit overwrites: by then the person was warned. */
function usePhaseForm({ competition, phase, onClose }: PhaseDialogProps) {
  const t = useTranslations('competitionManage.phases');
  const toast = useToast();
  const invalidate = useInvalidateCompetitions();
  const [isStale, setStale] = useState(false);
  const latest = competition.phases.find(({ id }) => id === phase?.id) ?? phase;
  const form = useShapeForm(PhaseShape, {
    failed: t('saveFailed'),
    defaultValues: { name: phase?.name ?? '', isParallel: phase?.isParallel ?? false },
    send: async (values) => {
      try {
        await (latest === null
          ? competitionApi.addPhase({ body: { competitionId: competition.id, ...values } })
          : competitionApi.changePhase({ body: { phaseId: latest.id, version: latest.version, ...values } }));
      } catch (failure) {
        if (!(failure instanceof CallFailure && failure.code === 'STALE_VERSION')) throw failure;
        await invalidate();
        return setStale(true);
      }
      await invalidate();
      toast(latest === null ? t('added', { name: values.name }) : t('saved'));
      onClose();
    },
  });
  return { ...form, isStale };
}
