'use client';

import { useTranslations } from 'next-intl';
import { BoutFields } from '../../../ui/bout/bout-fields.tsx';
import { HolesFields } from '../../../ui/bout/holes-fields.tsx';
import { NumberStepper } from '../../../ui/fields/number-stepper.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Pair } from '../../../ui/form/form-frame.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { SheetFields } from '../rubbers/sheet-fields.tsx';
import {
  hasOvertime,
  hasPoints,
  hasSets,
  hasSheet,
  hasShootOut,
  hasTries,
  outcomes,
  type ResultFormValues,
} from './result.ts';

interface ResultFieldsProps {
  readonly values: ResultFormValues;
  readonly onChange: (values: ResultFormValues) => void;
}

const maxScore = 999;
const maxNoteLength = 500;

export function ResultFields({ values, onChange }: ResultFieldsProps) {
  const t = useTranslations('matchDesk');
  const { desk, rules, unit } = useDeskContext();
  const { outcome, sets, reason } = values;
  const isPlayed = outcome === 'NORMAL' || outcome === 'ABANDONED';
  const set = (change: Partial<ResultFormValues>) => onChange({ ...values, ...change });
  const names = { home: desk.home?.name ?? '', away: desk.away?.name ?? '' };
  return (
    <>
      <SelectField
        label={t('outcome')}
        placeholder={null}
        value={outcome}
        onChange={({ target }) =>
          set({ outcome: outcomes.find((outcome) => outcome === target.value) ?? 'NORMAL' })
        }
        options={outcomes.map((value) => ({ value, label: t(`outcomes.${value}`, names) }))}
      />
      {isPlayed && rules.sets !== null && (
        <TextField
          label={t('sets', { unit })}
          hint={t('setsHint', { unit })}
          value={sets}
          onChange={({ target }) => set({ sets: target.value })}
        />
      )}
      {outcome === 'NORMAL' && rules.bout !== null && (
        <BoutFields
          values={values.bout}
          onChange={(bout) => set({ bout })}
          isKnockout={desk.isKnockout}
          mayBeByScore
          rules={rules}
          names={names}
        />
      )}
      {outcome === 'NORMAL' && rules.scoring === 'HOLES' && (
        <HolesFields
          values={values.bout}
          onChange={(bout) => set({ bout })}
          isKnockout={desk.isKnockout}
          rules={rules}
          names={names}
        />
      )}
      {outcome === 'NORMAL' && rules.rubbers !== null && (
        <SheetFields values={values.rubbers} onChange={(rubbers) => set({ rubbers })} />
      )}
      {isPlayed && !hasSets(values, rules) && hasPoints(values, rules) && !hasSheet(values) && (
        <Score of="score" values={values} onChange={onChange} />
      )}
      {isPlayed && hasShootOut(desk, values, rules) && (
        <Score of="shootOut" values={values} onChange={onChange} />
      )}
      {isPlayed && hasTries(rules) && <Score of="tries" values={values} onChange={onChange} />}
      {isPlayed && hasOvertime(rules) && (
        <SwitchRow
          label={t('afterExtraTime')}
          checked={values.extraTime}
          onChange={(extraTime) => set({ extraTime })}
        />
      )}
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        rows={2}
        maxLength={maxNoteLength}
        value={reason}
        onChange={({ target }) => set({ reason: target.value })}
      />
    </>
  );
}

function Score({
  of,
  values,
  onChange,
}: ResultFieldsProps & { readonly of: 'score' | 'shootOut' | 'tries' }) {
  const t = useTranslations('matchDesk');
  const { desk } = useDeskContext();
  const pair = values[of];
  const label = (team: string) => {
    if (of === 'score') return team;
    return of === 'tries' ? t('triesOf', { team }) : t('shootOutFor', { team });
  };
  const set = (change: Partial<typeof pair>) => onChange({ ...values, [of]: { ...pair, ...change } });
  return (
    <Pair>
      <NumberStepper
        label={label(desk.home?.name ?? '')}
        value={pair.home}
        min={0}
        max={maxScore}
        onChange={(home) => set({ home })}
      />
      <NumberStepper
        label={label(desk.away?.name ?? '')}
        value={pair.away}
        min={0}
        max={maxScore}
        onChange={(away) => set({ away })}
      />
    </Pair>
  );
}
