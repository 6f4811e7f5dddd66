'use client';

import TuneRounded from '@mui/icons-material/TuneRounded';
import { privacies } from '@traip/contract';
import { sportByKey } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Fields, Pair } from '../../../ui/form/form-frame.tsx';
import { RulesForm } from '../../../ui/sport-rules/rules-form.tsx';
import { useRulesSummary } from '../../../ui/sport-rules/use-rules-summary.ts';
import { bindFields } from '../draft/bind-fields.ts';
import { variantOf } from '../draft/chosen.ts';
import type { CompetitionFields } from '../draft/draft.ts';
import type { Wizard } from '../state/use-wizard.ts';
import styles from './competition-step.module.css';

export function CompetitionStep({ wizard }: { readonly wizard: Wizard }) {
  return (
    <div className={styles.cards}>
      <Basics wizard={wizard} />
      <Registration wizard={wizard} />
      <Rules wizard={wizard} />
    </div>
  );
}

function useFields({ draft, change, problem }: Wizard) {
  const fields = draft.competition;
  const set = (changed: Partial<CompetitionFields>) => change('competition', { ...fields, ...changed });
  const bindings = bindFields(fields, set, (name) => problem(`competition.${name}`));
  return { fields, set, ...bindings };
}

function Basics({ wizard }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard.competition');
  const tTraips = useTranslations('traips');
  const { field, fields } = useFields(wizard);
  const privacy = privacies.find((item) => item === fields.privacy) ?? 'PUBLIC';
  return (
    <Card title={t('basics')}>
      <Fields>
        <TextField
          {...field('name')}
          label={t('name')}
          placeholder={t('nameExample')}
          autoComplete="off"
          input={{ maxLength: 100 }}
        />
        <Pair>
          <DateField {...field('startsOn')} label={t('startsOn')} />
          <DateField {...field('endsOn')} label={t('endsOn')} />
        </Pair>
        <SelectField
          {...field('privacy')}
          label={t('privacy')}
          hint={tTraips(`privacyTexts.${privacy}`)}
          placeholder={null}
          options={privacies.map((entry) => ({ value: entry, label: tTraips(`privacies.${entry}`) }))}
        />
        <TextArea {...field('description')} label={t('description')} rows={2} />
      </Fields>
    </Card>
  );
}

function Registration({ wizard }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard.competition');
  const { field, fields, set } = useFields(wizard);
  return (
    <Card title={t('registration')}>
      {wizard.competitors === 'TEAM' && (
        <SwitchRow
          label={t('takesRegistrations')}
          hint={t('takesRegistrationsText')}
          checked={fields.takesRegistrations}
          onChange={(takesRegistrations) => set({ takesRegistrations })}
        />
      )}
      <div className={styles.short}>
        <TextField
          {...field('maxTeams')}
          type="number"
          label={t('maxTeams')}
          hint={t('maxTeamsHint')}
          input={{ inputMode: 'numeric', min: 2, max: 1024 }}
        />
      </div>
    </Card>
  );
}

function Rules({ wizard }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard.competition');
  const locale = useLocale();
  const summaryOf = useRulesSummary();
  const { fields, set } = useFields(wizard);
  const variant = variantOf(wizard.draft, wizard.start);
  if (variant === undefined)
    return (
      <Card title={t('rules')}>
        <Notice tone="info">{t('rulesLater')}</Notice>
      </Card>
    );
  const isChanged = Object.keys(fields.rulesOverride).length > 0;
  const wrong = wizard.problem('competition.rulesOverride');
  return (
    <Card title={t('rulesOf', { sport: sportByKey(variant)?.name[locale] ?? variant })}>
      <ul className={styles.rules}>
        {summaryOf(variant, fields.rulesOverride).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {wrong !== undefined && <Notice tone="error">{wrong}</Notice>}
      <details className={styles.details} open={isChanged || undefined}>
        <summary className={styles.summary}>
          <TuneRounded aria-hidden="true" sx={{ fontSize: 20 }} />
          {isChanged ? t('rulesChanged') : t('changeRules')}
        </summary>
        <RulesForm
          variantKey={variant}
          override={fields.rulesOverride}
          problem={(path) => wizard.problem(`competition.rulesOverride.${path}`)}
          onChange={(rulesOverride) => set({ rulesOverride })}
        />
      </details>
    </Card>
  );
}
