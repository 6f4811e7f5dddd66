import { useTranslations } from 'next-intl';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Pair } from '../../../ui/form/form-frame.tsx';
import type { useRaceForm } from './use-race-form.ts';

const clocks = ['GUN', 'NET'] as const;

/** Which clock counts, and the event that a race's records belong to. */
export function RecordFields({ fields, set }: Pick<ReturnType<typeof useRaceForm>, 'fields' | 'set'>) {
  const t = useTranslations('races.form');
  const options = clocks.map((value) => ({ value, label: t(`clocks.${value}`) }));
  const clockOf = (value: string) => clocks.find((clock) => clock === value) ?? 'GUN';
  return (
    <>
      <Pair>
        <SelectField
          label={t('overallBy')}
          placeholder={null}
          options={options}
          value={fields.overallBy}
          onChange={({ target }) => set({ overallBy: clockOf(target.value) })}
        />
        <SelectField
          label={t('groupsBy')}
          placeholder={null}
          options={options}
          value={fields.groupsBy}
          onChange={({ target }) => set({ groupsBy: clockOf(target.value) })}
        />
      </Pair>
      <TextField
        label={t('recordEvent')}
        hint={t('recordEventHint')}
        value={fields.recordEvent}
        autoComplete="off"
        input={{ maxLength: 60 }}
        onChange={({ target }) => set({ recordEvent: target.value })}
      />
      {fields.legs !== '' && (
        <TextField
          label={t('legEvent')}
          hint={t('legEventHint')}
          value={fields.legEvent}
          autoComplete="off"
          input={{ maxLength: 60 }}
          onChange={({ target }) => set({ legEvent: target.value })}
        />
      )}
      {fields.recordEvent.trim() !== '' && (
        <>
          <SwitchRow
            label={t('recordsByBand')}
            checked={fields.recordsByBand}
            onChange={(recordsByBand) => set({ recordsByBand })}
          />
          <SwitchRow
            label={t('countsWind')}
            hint={t('countsWindHint')}
            checked={fields.countsWind}
            onChange={(countsWind) => set({ countsWind })}
          />
        </>
      )}
    </>
  );
}
