'use client';

import { NewMatch } from '@traip/contract';
import { matchUnit } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { matchApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { NumberStepper } from '../../../ui/fields/number-stepper.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { type CompetitionData, type PhaseData, useInvalidateCompetitions } from '../data/use-competition.ts';

interface NewMatchDialogProps {
  readonly competition: CompetitionData;
  /** Phases whose matches are added manually. */
  readonly phases: readonly PhaseData[];
  readonly onClose: () => void;
}

/** A match added manually: two teams in a phase, or a challenge on a ladder. */
export function NewMatchDialog({ competition, phases, onClose }: NewMatchDialogProps) {
  const t = useTranslations('competitionManage.newMatch');
  const unit = matchUnit(competition.category.sportVariantKey);
  const { form, failure, busy, submit, problem } = useNewMatch({ competition, phases, onClose });
  const [phaseId, round] = useWatch({ control: form.control, name: ['phaseId', 'round'] });
  const isLadder = phases.find(({ id }) => id === phaseId)?.broker?.algorithm === 'LADDER';
  const teams = acceptedIn(competition).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SubmitDialog
      title={t(isLadder ? 'challenge' : 'title', { unit })}
      onClose={onClose}
      onSubmit={submit}
      label={t('create', { unit })}
      busyLabel={t('creating')}
      busy={busy}
      failure={failure}
    >
      <p>{t(isLadder ? 'challengeText' : 'text', { unit })}</p>
      {phases.length > 1 && (
        <SelectField
          {...form.register('phaseId')}
          label={t('phase')}
          error={problem('phaseId')}
          placeholder={null}
          options={phases.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <SelectField
        {...form.register('homeTeamId')}
        label={t('home')}
        error={problem('homeTeamId')}
        options={teams}
      />
      <SelectField
        {...form.register('awayTeamId')}
        label={t('away')}
        error={problem('awayTeamId')}
        options={teams}
      />
      {!isLadder && (
        <NumberStepper
          label={t('round')}
          error={problem('round')}
          value={round ?? 1}
          min={1}
          max={999}
          onChange={(value) => form.setValue('round', value, { shouldDirty: true })}
        />
      )}
    </SubmitDialog>
  );
}

/** Both sides are required here; the API also accepts open sides. */
const Shape = NewMatch.pick({ phaseId: true, round: true }).extend({
  homeTeamId: z.uuid('REQUIRED'),
  awayTeamId: z.uuid('REQUIRED'),
});

function acceptedIn({ entries }: CompetitionData) {
  return entries.filter(({ status }) => status === 'ACCEPTED').map(({ team }) => team);
}

function useNewMatch({ competition, phases, onClose }: NewMatchDialogProps) {
  const t = useTranslations('competitionManage.newMatch');
  const unit = matchUnit(competition.category.sportVariantKey);
  const toast = useToast();
  const invalidate = useInvalidateCompetitions();
  const nameOf = (id: string) => acceptedIn(competition).find((team) => team.id === id)?.name ?? '';
  return useShapeForm(Shape, {
    failed: t('failed', { unit }),
    defaultValues: { phaseId: phases[0]?.id ?? '', round: 1, homeTeamId: '', awayTeamId: '' },
    send: async (body) => {
      await matchApi.create({ body });
      await invalidate();
      toast(t('created', { home: nameOf(body.homeTeamId), away: nameOf(body.awayTeamId), unit }));
      onClose();
    },
  });
}
