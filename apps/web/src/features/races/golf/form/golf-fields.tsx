'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { SwitchRow } from '../../../../ui/fields/switch-row.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Pair } from '../../../../ui/form/form-frame.tsx';
import { type GolfProblem, type GolfTexts, parsIn } from './golf-texts.ts';

interface GolfFieldsProps {
  readonly golf: GolfTexts;
  readonly wrong: Partial<Record<GolfProblem['field'], string>>;
  readonly onChange: (golf: GolfTexts) => void;
}

const rounds = [1, 2, 3, 4] as const;
const rankings = ['GROSS', 'NET', 'STABLEFORD'] as const;

/** The course, and how a tournament on it is ranked. */
export function GolfFields(props: GolfFieldsProps) {
  const t = useTranslations('golf.form');
  const { golf, onChange } = props;
  return (
    <>
      <Pair>
        <SelectField
          label={t('rounds')}
          placeholder={null}
          options={rounds.map((value) => ({ value: `${value}`, label: `${value}` }))}
          value={`${golf.rounds}`}
          onChange={({ target }) => onChange({ ...golf, rounds: Number(target.value) })}
        />
        <SelectField
          label={t('rankedBy')}
          placeholder={null}
          options={rankings.map((value) => ({ value, label: t(`rankings.${value}`) }))}
          value={golf.rankedBy}
          onChange={({ target }) =>
            onChange({ ...golf, rankedBy: rankings.find((value) => value === target.value) ?? 'GROSS' })
          }
        />
      </Pair>
      <CourseFields {...props} />
      <SwitchRow
        label={t('countback')}
        hint={t('countbackHint')}
        checked={golf.countback}
        onChange={(countback) => onChange({ ...golf, countback })}
      />
      {golf.rounds > 1 && <CutFields {...props} />}
    </>
  );
}

function CourseFields({ golf, wrong, onChange }: GolfFieldsProps) {
  const t = useTranslations('golf.form');
  const field = (name: 'pars' | 'indexes' | 'slope' | 'rating' | 'allowance', hint?: string) => (
    <TextField
      label={t(name)}
      hint={hint}
      value={golf[name]}
      error={wrong[name]}
      autoComplete="off"
      input={{ inputMode: name === 'pars' || name === 'indexes' ? 'text' : 'decimal', maxLength: 200 }}
      onChange={({ target }) => onChange({ ...golf, [name]: target.value })}
    />
  );
  const par = parsIn(golf.pars).reduce((sum, each) => sum + each, 0);
  return (
    <>
      {field('pars', t('parsHint', { par }))}
      {field('indexes', t('indexesHint'))}
      <Pair>
        {field('slope')}
        {field('rating')}
      </Pair>
      {golf.rankedBy !== 'GROSS' && field('allowance')}
    </>
  );
}

function CutFields({ golf, wrong, onChange }: GolfFieldsProps) {
  const t = useTranslations('golf.form');
  const before = rounds.filter((round) => round < golf.rounds);
  const number = { inputMode: 'numeric', maxLength: 3 } as const;
  return (
    <>
      <SelectField
        label={t('cut')}
        placeholder={t('noCut')}
        options={before.map((value) => ({ value: `${value}`, label: `${value}` }))}
        value={golf.cutAfter}
        onChange={({ target }) => onChange({ ...golf, cutAfter: target.value })}
      />
      {golf.cutAfter !== '' && (
        <Pair>
          <TextField
            label={t('cutTop')}
            hint={t('cutTopHint')}
            value={golf.cutTop}
            error={wrong.cutTop}
            input={number}
            onChange={({ target }) => onChange({ ...golf, cutTop: target.value })}
          />
          <TextField
            label={t('cutWithin')}
            value={golf.cutWithin}
            error={wrong.cutWithin}
            input={number}
            onChange={({ target }) => onChange({ ...golf, cutWithin: target.value })}
          />
        </Pair>
      )}
    </>
  );
}
