'use client';

import { sportByKey, sportKeys, variantsOf } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TemplateFields } from '../../../ui/sport-rules/template-fields.tsx';
import { withSport } from '../draft/quick-draft.ts';
import type { Wizard } from '../state/use-wizard.ts';
import styles from './quick-start.module.css';
import { commonSports } from './sport-choices.ts';
import { StepCard } from './step-card.tsx';

export function NameCard({ wizard }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard');
  const { draft, change, problem } = wizard;
  const { competition } = draft;
  return (
    <StepCard title={t('quick.nameAndSport')} isDone={competition.name.trim().length > 2}>
      <TextField
        label={t('competition.name')}
        value={competition.name}
        placeholder={t('competition.nameExample')}
        error={problem('competition.name') ?? problem('traip.name')}
        autoComplete="off"
        input={{ maxLength: 80 }}
        onChange={(event) => change('competition', { ...competition, name: event.target.value })}
      />
      <Sports wizard={wizard} />
      {wizard.variant !== undefined && (
        <TemplateFields
          key={wizard.variant}
          isBrief
          variantKey={wizard.variant}
          override={competition.rulesOverride}
          onChange={(rulesOverride) => change('competition', { ...competition, rulesOverride })}
        />
      )}
    </StepCard>
  );
}

/** Common sports to tap, and a list of all. */
function Sports({ wizard: { draft, variant, changeAll } }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard.quick');
  const locale = useLocale();
  const name = useId();
  const choose = (key: string) => {
    const sport = sportKeys.find((own) => (variantsOf(own) ?? []).some((item) => item.key === key));
    if (sport) changeAll(withSport(draft, sport, key));
  };
  const isCommon = commonSports.some((item) => item.variant === variant);
  const others = sportKeys
    .flatMap((sport) => variantsOf(sport) ?? [])
    .filter(({ key }) => !commonSports.some((item) => item.variant === key))
    .map(({ key, name: localised }) => ({ value: key, label: localised[locale] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <fieldset className={styles.sports}>
      <legend className={styles.legend}>{t('sport')}</legend>
      {commonSports.map(({ variant: key }) => (
        <label key={key} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={key === variant}
            onChange={() => choose(key)}
          />
          {sportByKey(key)?.name[locale]}
        </label>
      ))}
      <span className={styles.otherSport} data-chosen={!isCommon}>
        <SelectField
          hideLabel
          label={t('otherSport')}
          placeholder={t('otherSport')}
          options={others}
          value={isCommon ? '' : variant}
          onChange={(event) => choose(event.target.value)}
        />
      </span>
    </fieldset>
  );
}
