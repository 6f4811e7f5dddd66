'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { raceRoundApi } from '../../../lib/api/race.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Pair } from '../../../ui/form/form-frame.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { type RaceData, useInvalidateRaces } from '../data/use-races.ts';
import { type AdvanceTexts, planOf, qualifyingOf, roundShapes } from './rounds-plan.ts';

interface RoundsDialogProps {
  readonly competitionId: string;
  /** The first round. */
  readonly race: RaceData;
  readonly rounds: readonly RaceData[];
  readonly onClose: () => void;
}

export function RoundsDialog(props: RoundsDialogProps) {
  const t = useTranslations('races.rounds');
  const { plan, setPlan, busy, failure, submit } = useRoundsForm(props);
  const { shape, heats, semi } = plan;
  return (
    <SubmitDialog
      title={t('title')}
      label={t('save')}
      busyLabel={t('save')}
      onClose={props.onClose}
      onSubmit={(event) => void submit(event)}
      busy={busy}
      failure={failure}
    >
      <SelectField
        label={t('shape')}
        placeholder={null}
        options={roundShapes.map((value) => ({ value, label: t(`shapes.${value}`) }))}
        value={shape}
        onChange={({ target }) =>
          setPlan({ ...plan, shape: roundShapes.find((value) => value === target.value) ?? 'NONE' })
        }
      />
      {shape !== 'NONE' && (
        <AdvanceFields
          title={t('fromHeats')}
          texts={heats}
          hasB={shape === 'FINAL_B'}
          onChange={(change) => setPlan({ ...plan, heats: { ...heats, ...change } })}
        />
      )}
      {shape === 'SEMIFINAL' && (
        <AdvanceFields
          title={t('fromSemifinal')}
          texts={semi}
          hasB={false}
          onChange={(change) => setPlan({ ...plan, semi: { ...semi, ...change } })}
        />
      )}
    </SubmitDialog>
  );
}

interface AdvanceFieldsProps {
  readonly title: string;
  readonly texts: AdvanceTexts;
  readonly hasB: boolean;
  readonly onChange: (change: Partial<AdvanceTexts>) => void;
}

function AdvanceFields({ title, texts, hasB, onChange }: AdvanceFieldsProps) {
  const t = useTranslations('races.rounds');
  const field = (name: keyof AdvanceTexts) => (
    <TextField
      label={t(name)}
      value={texts[name]}
      autoComplete="off"
      input={{ inputMode: 'numeric', maxLength: 3 }}
      onChange={({ target }) => onChange({ [name]: target.value.replace(/\D/g, '') })}
    />
  );
  return (
    <fieldset>
      <legend>{title}</legend>
      <Pair>
        {field('byPlace')}
        {field('byTime')}
      </Pair>
      {hasB && field('toB')}
    </fieldset>
  );
}

function useRoundsForm({ competitionId, race, rounds, onClose }: RoundsDialogProps) {
  const t = useTranslations('races.rounds');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateRaces();
  const [plan, setPlan] = useState(() => planOf(rounds.flatMap(({ advance }) => advance ?? [])));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const body = { qualifying: qualifyingOf(plan), version: race.version };
      await raceRoundApi.set({ params: { competitionId, raceId: race.id }, body });
      toast(t('saved'));
      onClose();
    } catch (reason) {
      setFailure(failureMessage(reason, t('failed')));
    } finally {
      await invalidate();
      setBusy(false);
    }
  };
  return { plan, setPlan, busy, failure, submit };
}
