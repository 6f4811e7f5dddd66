'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import type { RaceData } from '../data/use-races.ts';
import { type Preset, presets } from './presets.ts';
import { RankingRaces } from './ranking-races.tsx';
import { RankingRules } from './ranking-rules.tsx';
import { type RankingFormOptions, useRankingForm } from './use-ranking-form.ts';

interface RankingDialogProps extends RankingFormOptions {
  readonly races: readonly RaceData[];
}

export function RankingDialog({ races, ...options }: RankingDialogProps) {
  const t = useTranslations('races.rankings');
  const { ranking, onClose } = options;
  const { texts, set, choose, problemOf, submit, busy, failure } = useRankingForm(options);
  const [preset, setPreset] = useState<Preset>('series');
  return (
    <SubmitDialog
      title={ranking === null ? t('new') : t('change')}
      label={ranking === null ? t('create') : t('save')}
      busyLabel={t('save')}
      onClose={onClose}
      onSubmit={submit}
      busy={busy}
      failure={failure}
    >
      {ranking === null && (
        <SelectField
          label={t('preset')}
          hint={t(`presetHints.${preset}`)}
          placeholder={null}
          options={presets.map((value) => ({ value, label: t(`presets.${value}`) }))}
          value={preset}
          onChange={({ target }) => {
            const chosen = presets.find((one) => one === target.value) ?? 'series';
            setPreset(chosen);
            choose(chosen);
          }}
        />
      )}
      <TextField
        label={t('name')}
        value={texts.name}
        autoComplete="off"
        input={{ maxLength: 80 }}
        onChange={({ target }) => set({ name: target.value })}
      />
      <RankingRaces texts={texts} set={set} races={races} />
      <RankingRules texts={texts} set={set} problemOf={problemOf} />
    </SubmitDialog>
  );
}
