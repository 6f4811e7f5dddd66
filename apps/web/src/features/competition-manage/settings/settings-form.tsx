'use client';

import { privacies, withdrawalModes } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { DateField } from '../../../ui/date/date-field.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormFrame, Pair } from '../../../ui/form/form-frame.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { isUpcoming } from '../data/form-values.ts';
import type { CompetitionData } from '../data/use-competition.ts';
import { PartFields } from './part-fields.tsx';
import styles from './settings.module.css';
import { useSettingsForm } from './use-settings-form.ts';

export type SettingsFormState = ReturnType<typeof useSettingsForm>;

export function SettingsForm({ competition }: { readonly competition: CompetitionData }) {
  const t = useTranslations();
  const settings = useSettingsForm(competition);
  const { form, failure, busy, submit, problem, isStale } = settings;
  return (
    <FormFrame
      failure={failure}
      onSubmit={submit}
      submit={
        <div className={styles.save}>
          <UnsavedGuard dirty={form.formState.isDirty} />
          <SubmitButton label={t('ui.save')} busyLabel={t('ui.saving')} busy={busy} />
        </div>
      }
    >
      <TextField
        {...form.register('name')}
        label={t('competitionManage.name')}
        error={problem('name')}
        autoComplete="off"
        input={{ maxLength: 100 }}
      />
      <TextArea
        {...form.register('description')}
        label={t('competitionManage.descriptionOptional')}
        error={problem('description')}
        rows={3}
      />
      <PartFields competition={competition} settings={settings} />
      <Dates settings={settings} />
      <Visibility settings={settings} />
      <Places settings={settings} takesTeams={competition.competitors !== 'INDIVIDUAL'} />
      {isUpcoming(competition) && <Withdrawal settings={settings} />}
      {isStale && <Notice tone="warning">{t('competitionManage.overtaken')}</Notice>}
    </FormFrame>
  );
}

const noneIsNull = (value: string | null) => (value === '' ? null : value);
const numberOrNull = (value: string | number | null) =>
  value === '' || value === null ? null : Number(value);

interface PartProps {
  readonly settings: SettingsFormState;
}

function Dates({ settings: { form, problem } }: PartProps) {
  const t = useTranslations('competitionManage');
  return (
    <Pair>
      <DateField
        {...form.register('startsOn', { setValueAs: noneIsNull })}
        label={t('startsOn')}
        error={problem('startsOn')}
      />
      <DateField
        {...form.register('endsOn', { setValueAs: noneIsNull })}
        label={t('endsOn')}
        error={problem('endsOn')}
      />
    </Pair>
  );
}

function Visibility({ settings: { form, problem } }: PartProps) {
  const t = useTranslations('competitionManage');
  const privacy = useWatch({ control: form.control, name: 'privacy' }) ?? 'PUBLIC';
  return (
    <SelectField
      {...form.register('privacy')}
      label={t('privacy')}
      hint={t(`privacyTexts.${privacy}`)}
      error={problem('privacy')}
      placeholder={null}
      options={privacies.map((value) => ({ value, label: t(`privacies.${value}`) }))}
    />
  );
}

interface PlacesProps extends PartProps {
  /** Players don't apply: they are entered by the organiser. */
  readonly takesTeams: boolean;
}

function Places({ settings: { form, problem }, takesTeams }: PlacesProps) {
  const t = useTranslations('competitionManage');
  const takes = useWatch({ control: form.control, name: 'takesRegistrations' }) ?? false;
  return (
    <>
      {takesTeams && (
        <SwitchRow
          label={t('registration')}
          hint={t('registrationHint')}
          checked={takes}
          onChange={(checked) => form.setValue('takesRegistrations', checked, { shouldDirty: true })}
        />
      )}
      <TextField
        {...form.register('maxTeams', { setValueAs: numberOrNull })}
        label={t('maxTeams')}
        hint={t('maxTeamsHint')}
        error={problem('maxTeams')}
        type="number"
        input={{ min: 2, max: 1024, inputMode: 'numeric' }}
      />
    </>
  );
}

function Withdrawal({ settings: { form, problem } }: PartProps) {
  const t = useTranslations('competitionManage');
  const chosen = useWatch({ control: form.control, name: 'withdrawalMode' });
  const mode = withdrawalModes.find((withdrawalMode) => withdrawalMode === chosen);
  return (
    <SelectField
      {...form.register('withdrawalMode', { setValueAs: noneIsNull })}
      label={t('withdrawalMode')}
      hint={mode === undefined ? t('withdrawalOpen') : t(`withdrawalTexts.${mode}`)}
      error={problem('withdrawalMode')}
      placeholder={t('withdrawalAsk')}
      options={withdrawalModes.map((value) => ({ value, label: t(`withdrawalModes.${value}`) }))}
    />
  );
}
