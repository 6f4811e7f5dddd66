'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { SeveralPerDay } from '../../../ui/calendar-windows/several-per-day.tsx';
import { NumberStepper } from '../../../ui/fields/number-stepper.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Fields, Pair } from '../../../ui/form/form-frame.tsx';
import { useMatchUnit } from '../../../ui/nouns/match-unit.ts';
import { defaultCrowding } from './default-wishes.ts';
import type { WishesForm } from './use-wishes-form.ts';

const hours = 24;

export function RhythmFields({ wishesForm }: { readonly wishesForm: WishesForm }) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const { form, problem } = wishesForm;
  const number = { valueAsNumber: true } as const;
  const rest = useWatch({ control: form.control, name: 'restHours' }) ?? 0;
  return (
    <Fields>
      <Pair>
        <TextField
          {...form.register('minutes', number)}
          type="number"
          label={t('minutes', { unit })}
          hint={t('minutesHint')}
          error={problem('minutes')}
          input={{ min: 5, max: 600, inputMode: 'numeric' }}
        />
        <TextField
          {...form.register('turnaround', number)}
          type="number"
          label={t('turnaround', { unit })}
          hint={t('turnaroundHint')}
          error={problem('turnaround')}
          input={{ min: 0, max: 240, inputMode: 'numeric' }}
        />
      </Pair>
      <Pair>
        <NumberStepper
          label={t('restDays')}
          hint={t('restDaysHint', { unit })}
          value={Math.round(rest / hours)}
          min={0}
          max={14}
          error={problem('restHours')}
          onChange={(days) => form.setValue('restHours', days * hours, { shouldDirty: true })}
        />
        <TextField
          {...form.register('returnGapDays', number)}
          type="number"
          label={t('returnGap')}
          hint={t('returnGapHint')}
          error={problem('returnGapDays')}
          input={{ min: 0, max: 365, inputMode: 'numeric' }}
        />
      </Pair>
      <ManyADay wishesForm={wishesForm} />
      <SelectField
        {...form.register('order')}
        label={t('order')}
        placeholder={null}
        options={(['ROUNDS', 'FREE'] as const).map((value) => ({
          value,
          label: t(`orders.${value}`, { unit }),
        }))}
      />
      <Crowding wishesForm={wishesForm} />
    </Fields>
  );
}

/** Several matches a day mean a tournament: rules that spread a league over weeks no longer apply. */
function ManyADay({ wishesForm: { form } }: { readonly wishesForm: WishesForm }) {
  const [mostPerTeamAndDay = 1, dayRestMinutes = 30] = useWatch({
    control: form.control,
    name: ['mostPerTeamAndDay', 'dayRestMinutes'],
  });
  const set = (changed: { readonly mostPerTeamAndDay?: number; readonly dayRestMinutes?: number }) => {
    const perDay = changed.mostPerTeamAndDay ?? mostPerTeamAndDay;
    form.setValue('mostPerTeamAndDay', perDay, { shouldDirty: true });
    form.setValue('dayRestMinutes', changed.dayRestMinutes ?? dayRestMinutes, { shouldDirty: true });
    if (mostPerTeamAndDay > 1 || perDay === 1) return;
    form.setValue('crowding', null);
    form.setValue('returnGapDays', 0);
    form.setValue('restHours', 0);
  };
  return (
    <SeveralPerDay mostPerTeamAndDay={mostPerTeamAndDay} dayRestMinutes={dayRestMinutes} onChange={set} />
  );
}

function Crowding({ wishesForm: { form } }: { readonly wishesForm: WishesForm }) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const crowding = useWatch({ control: form.control, name: 'crowding' }) ?? null;
  const set = (value: typeof crowding) => form.setValue('crowding', value, { shouldDirty: true });
  return (
    <div>
      <SwitchRow
        label={t('crowding', { unit })}
        hint={t('crowdingHint')}
        checked={crowding !== null}
        onChange={(isOn) => set(isOn ? defaultCrowding : null)}
      />
      {crowding !== null && (
        <Pair>
          <NumberStepper
            label={t('crowdingMatches', { unit })}
            value={crowding.matches}
            min={1}
            max={60}
            onChange={(matches) => set({ ...crowding, matches })}
          />
          <NumberStepper
            label={t('crowdingDays')}
            value={crowding.days}
            min={2}
            max={60}
            onChange={(days) => set({ ...crowding, days })}
          />
        </Pair>
      )}
    </div>
  );
}
