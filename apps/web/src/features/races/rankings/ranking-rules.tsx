'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Pair } from '../../../ui/form/form-frame.tsx';
import type { RankingProblem, RankingTexts } from './presets.ts';

interface RankingRulesProps {
  readonly texts: RankingTexts;
  readonly set: (change: Partial<RankingTexts>) => void;
  readonly problemOf: (field: RankingProblem) => string | undefined;
}

/** The fields for each kind of ranking. */
export function RankingRules(props: RankingRulesProps) {
  const { kind } = props.texts;
  const hasPoints = kind === 'SERIES' || kind === 'POINTS' || kind === 'CLUBS';
  const isOfStages =
    kind === 'GENERAL' || kind === 'POINTS' || kind === 'MOUNTAINS' || kind === 'STAGE_TEAMS';
  return (
    <>
      {hasPoints && <NumberField {...props} field="points" isList />}
      {kind === 'SERIES' && <SeriesRules {...props} />}
      {isOfStages && <NumberField {...props} field="bonus" isList />}
      {kind === 'GENERAL' && <NumberField {...props} field="bornFrom" />}
      {(kind === 'STAGE_TEAMS' || kind === 'CLUBS') && <NumberField {...props} field="score" />}
      {kind === 'TEAMS' && <TeamRules {...props} />}
      {(kind === 'TEAMS' || kind === 'CLUBS') && <GenderField {...props} />}
    </>
  );
}

function SeriesRules(props: RankingRulesProps) {
  const t = useTranslations('races.rankings');
  const { texts, set } = props;
  const bases = ['ALL', 'GENDER', 'CATEGORY'] as const;
  return (
    <>
      <SelectField
        label={t('pointsBy')}
        placeholder={null}
        options={bases.map((value) => ({ value, label: t(`pointsBases.${value}`) }))}
        value={texts.pointsBy}
        onChange={({ target }) => set({ pointsBy: bases.find((one) => one === target.value) ?? 'ALL' })}
      />
      <Pair>
        <NumberField {...props} field="best" />
        <NumberField {...props} field="minStarts" />
      </Pair>
      {(['sharesMean', 'lastRace', 'keepsDisqualified'] as const).map((field) => (
        <SwitchRow
          key={field}
          label={t(`fields.${field}`)}
          checked={texts[field]}
          onChange={(checked) => set({ [field]: checked })}
        />
      ))}
    </>
  );
}

function TeamRules(props: RankingRulesProps) {
  const t = useTranslations('races.rankings');
  const { texts, set } = props;
  const tiebreaks = ['NEXT', 'LAST'] as const;
  return (
    <>
      <Pair>
        <NumberField {...props} field="score" />
        <NumberField {...props} field="count" />
      </Pair>
      <SelectField
        label={t('tiebreak')}
        placeholder={null}
        options={tiebreaks.map((value) => ({ value, label: t(`tiebreaks.${value}`) }))}
        value={texts.tiebreak}
        onChange={({ target }) => set({ tiebreak: target.value === 'LAST' ? 'LAST' : 'NEXT' })}
      />
      <SwitchRow
        label={t('fields.sumTimes')}
        checked={texts.sumTimes}
        onChange={(sumTimes) => set({ sumTimes })}
      />
    </>
  );
}

function GenderField({ texts, set }: RankingRulesProps) {
  const t = useTranslations('races');
  return (
    <SelectField
      label={t('public.genders')}
      placeholder={t('public.all')}
      options={(['FEMALE', 'MALE'] as const).map((value) => ({ value, label: t(`public.${value}`) }))}
      value={texts.gender}
      onChange={({ target }) => set({ gender: target.value })}
    />
  );
}

interface NumberFieldProps extends RankingRulesProps {
  readonly field: RankingProblem;
  readonly isList?: boolean;
}

function NumberField({ texts, set, problemOf, field, isList = false }: NumberFieldProps) {
  const t = useTranslations('races.rankings');
  return (
    <TextField
      label={t(`fields.${field}`)}
      hint={t(`hints.${field}`)}
      value={texts[field]}
      error={problemOf(field)}
      autoComplete="off"
      input={{ inputMode: isList ? 'text' : 'numeric', maxLength: isList ? 1000 : 4 }}
      onChange={({ target }) => set({ [field]: target.value })}
    />
  );
}
