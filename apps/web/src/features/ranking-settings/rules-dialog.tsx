'use client';

import { RankingRulesChange, rankingMethods } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { rankingApi } from '../../lib/api/ranking.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import { pointsText, readPoints } from './points-text.ts';
import { type RankingSettingsData, useInvalidateRankings } from './use-ranking.ts';

interface RulesDialogProps {
  readonly traipId: string;
  readonly rules: RankingSettingsData['rules'];
  readonly onClose: () => void;
}

export function RulesDialog({ traipId, rules, onClose }: RulesDialogProps) {
  const t = useTranslations();
  const tSettings = useTranslations('rankingSettings');
  const { form, busy, failure, submit, problem } = useRules({ traipId, rules, onClose });
  const method = form.watch('method');
  return (
    <SubmitDialog
      title={tSettings('title')}
      onClose={onClose}
      onSubmit={submit}
      label={t('ui.save')}
      busyLabel={t('ui.saving')}
      busy={busy}
      failure={failure}
    >
      <SelectField
        {...form.register('method')}
        label={tSettings('method')}
        hint={tSettings(`about.${method}`)}
        error={problem('method')}
        placeholder={null}
        options={rankingMethods.map((value) => ({ value, label: tSettings(`methods.${value}`) }))}
      />
      {method === 'POINTS' && (
        <>
          <TextField
            {...form.register('points', { setValueAs: asPoints })}
            defaultValue={pointsText(rules.points)}
            label={tSettings('points')}
            hint={tSettings('pointsHint')}
            error={problem('points')}
          />
          <TextField
            {...form.register('best', { setValueAs: asCount })}
            type="number"
            label={tSettings('bestLabel')}
            hint={tSettings('bestHint')}
            error={problem('best')}
            input={{ min: 1, max: 100 }}
          />
        </>
      )}
    </SubmitDialog>
  );
}

const asPoints = (value: unknown) => (typeof value === 'string' ? readPoints(value) : value);
const asCount = (value: unknown) => (value === '' || value === null ? null : Number(value));

function useRules({ traipId, rules, onClose }: RulesDialogProps) {
  const t = useTranslations('rankingSettings');
  const toast = useToast();
  const invalidate = useInvalidateRankings();
  const { method, points, best } = rules;
  return useShapeForm(RankingRulesChange, {
    failed: t('failed'),
    defaultValues: { traipId, method, points: readPoints(pointsText(points)), best },
    send: async (body) => {
      await rankingApi.saveRules({ body });
      await invalidate();
      toast(t('saved'));
      onClose();
    },
  });
}
