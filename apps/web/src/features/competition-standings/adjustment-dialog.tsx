'use client';

import { NewAdjustment } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { standingApi } from '../../lib/api/browser.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { NumberStepper } from '../../ui/fields/number-stepper.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import type { PhaseTables } from '../../ui/standings/index.ts';
import { useInvalidateStandings } from './use-standings.ts';

/** Applies from now on. */
const AdjustmentShape = NewAdjustment.omit({ effectiveFrom: true });

interface AdjustmentDialogProps {
  readonly phases: readonly PhaseTables[];
  readonly onClose: () => void;
}

/** Adds or deducts points, with a public reason. */
export function AdjustmentDialog({ phases, onClose }: AdjustmentDialogProps) {
  const t = useTranslations();
  const { form, failure, busy, submit, problem } = useAdjustment(phases, onClose);
  const [phaseId, points] = useWatch({ control: form.control, name: ['phaseId', 'points'] });
  const teams = phases
    .filter(({ id }) => id === phaseId)
    .flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.map(({ team }) => team)));
  return (
    <SubmitDialog
      title={t('competitionStandings.adjust')}
      onClose={onClose}
      onSubmit={submit}
      label={t('competitionStandings.apply')}
      busyLabel={t('ui.saving')}
      busy={busy}
      failure={failure}
    >
      {phases.length > 1 && (
        <SelectField
          {...form.register('phaseId')}
          label={t('competitionStandings.phase')}
          error={problem('phaseId')}
          placeholder={null}
          options={phases.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <SelectField
        {...form.register('teamId')}
        label={t('competitionStandings.team')}
        error={problem('teamId')}
        options={teams.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <NumberStepper
        label={t('competitionStandings.points')}
        hint={t('competitionStandings.pointsHint')}
        error={problem('points')}
        value={points}
        min={-99}
        max={99}
        onChange={(value) => form.setValue('points', value, { shouldDirty: true })}
      />
      <TextArea
        {...form.register('reason')}
        label={t('competitionStandings.reason')}
        hint={t('competitionStandings.reasonHint')}
        error={problem('reason')}
        rows={2}
        maxLength={300}
      />
    </SubmitDialog>
  );
}

function useAdjustment(phases: readonly PhaseTables[], onClose: () => void) {
  const t = useTranslations('competitionStandings');
  const toast = useToast();
  const invalidate = useInvalidateStandings();
  return useShapeForm(AdjustmentShape, {
    failed: t('adjustFailed'),
    defaultValues: { phaseId: phases[0]?.id ?? '', teamId: '', points: -1, reason: '' },
    send: async (body) => {
      await standingApi.adjust({ body });
      await invalidate();
      toast(t('adjusted'));
      onClose();
    },
  });
}
