'use client';

import { licenceNumber } from '@traip/engine/registration';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { DateField } from '../../../../ui/date/date-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { undefinedIfEmpty } from '../../../../ui/form/empty-values.ts';
import { Pair } from '../../../../ui/form/form-frame.tsx';
import type { CompetitionData } from '../../data/use-competition.ts';
import { DocumentFields } from './document-fields.tsx';
import { CountField, MomentField, RuleSwitch, type RulesProps } from './rule-fields.tsx';

interface MoreFieldsProps extends RulesProps {
  readonly competition: CompetitionData;
}

/** Rules that few competitions need. */
export function MoreFields({ rules, competition }: MoreFieldsProps) {
  const t = useTranslations('licences.rules');
  const { control } = rules.form;
  const gender = useWatch({ control, name: 'rules.gender' });
  const ofEach = useWatch({ control, name: 'rules.minPerGender' });
  return (
    <>
      <Pair>
        <MomentField rules={rules} name="changesUntil" isLast label={t('changesUntil')} />
        <CountField rules={rules} name="maxChanges" label={t('maxChanges')} />
      </Pair>
      <Pair>
        <CountField rules={rules} name="exceptions.overAge" label={t('overAge')} />
        <CountField rules={rules} name="exceptions.foreign" label={t('foreign')} hint={t('foreignHint')} />
      </Pair>
      <Pair>
        <CountField rules={rules} name="minStaff" label={t('minStaff')} />
        <CountField rules={rules} name="maxStaff" label={t('maxStaff')} />
      </Pair>
      {(gender === 'MIXED' || ofEach !== undefined) && (
        <CountField rules={rules} name="minPerGender" label={t('minPerGender')} />
      )}
      <TransferWindow rules={rules} />
      <DocumentFields rules={rules} />
      <NumberPattern rules={rules} competition={competition} />
      <RuleSwitch
        rules={rules}
        name={'fixedShirts'}
        usual={false}
        label={t('fixedShirts')}
        hint={t('fixedShirtsHint')}
      />
      <RuleSwitch
        rules={rules}
        name={'byBirthYear'}
        usual={false}
        label={t('byBirthYear')}
        hint={t('byBirthYearHint')}
      />
      <RuleSwitch
        rules={rules}
        name={'oneTeamPerCompetition'}
        usual
        label={t('oneTeam')}
        hint={t('oneTeamHint')}
      />
      <RuleSwitch
        rules={rules}
        name={'playableWhileChecked'}
        usual
        label={t('playable')}
        hint={t('playableHint')}
      />
      <RuleSwitch
        rules={rules}
        name={'requiresConsent'}
        usual={false}
        label={t('consent')}
        hint={t('consentHint')}
      />
      <RuleSwitch
        rules={rules}
        name={'requiresLicence'}
        usual
        label={t('requires')}
        hint={t('requiresHint')}
      />
    </>
  );
}

/** Both days or none. */
function TransferWindow({ rules: { form, problem } }: RulesProps) {
  const t = useTranslations('licences.rules');
  const { from = '', to = '' } = useWatch({ control: form.control, name: 'rules.transferWindow' }) ?? {};
  const change = (days: { readonly from: string; readonly to: string }) => {
    const isEmpty = days.from === '' && days.to === '';
    form.setValue('rules.transferWindow', isEmpty ? undefined : days, { shouldDirty: true });
  };
  return (
    <Pair>
      <DateField
        label={t('transferFrom')}
        value={from}
        onChange={({ target }) => change({ from: target.value, to })}
        error={problem('rules.transferWindow.from')}
      />
      <DateField
        label={t('transferTo')}
        value={to}
        onChange={({ target }) => change({ from, to: target.value })}
        error={problem('rules.transferWindow.to')}
      />
    </Pair>
  );
}

const usualPattern = '{0000}';
const exampleSequence = 7;

/** The seventh licence of a team, as the pattern writes it. */
function NumberPattern({ rules: { form, problem }, competition }: MoreFieldsProps) {
  const t = useTranslations('licences.rules');
  const pattern = useWatch({ control: form.control, name: 'rules.numberPattern' });
  const { season, category, name, entries } = competition;
  const number = licenceNumber(
    pattern || usualPattern,
    {
      season: season.name,
      category: category.name,
      competition: name,
      team: entries[0]?.team.code ?? 'TEAM',
    },
    exampleSequence,
  );
  const example = typeof number === 'string' ? ` ${t('example', { number })}` : '';
  return (
    <TextField
      {...form.register('rules.numberPattern', { setValueAs: undefinedIfEmpty })}
      label={t('numberPattern')}
      hint={t('patternHint') + example}
      error={problem('rules.numberPattern')}
      placeholder={usualPattern}
      autoComplete="off"
      input={{ maxLength: 60 }}
    />
  );
}
