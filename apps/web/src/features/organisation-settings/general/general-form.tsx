'use client';

import { bioLimit, organisationTypes } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { CountedArea } from '../../../ui/fields/counted-area.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormFrame, Pair } from '../../../ui/form/form-frame.tsx';
import { SaveRow } from '../frame/save-row.tsx';
import type { Organisation } from '../frame/use-organisation.ts';
import { StaleNotice } from './stale-notice.tsx';
import { useGeneralForm } from './use-general-form.ts';

export function GeneralForm({ organisation }: { readonly organisation: Organisation }) {
  const t = useTranslations();
  const { form, failure, busy, submit, problem, staleness, merge } = useGeneralForm(organisation);
  const bio = useWatch({ control: form.control, name: 'bio' });
  const onlyAssigned = useWatch({ control: form.control, name: 'onlyAssignedReferees' }) ?? false;
  const requiresSecond = useWatch({ control: form.control, name: 'requiresSecondFactor' }) ?? false;
  return (
    <FormFrame
      failure={failure}
      onSubmit={submit}
      submit={<SaveRow busy={busy} dirty={form.formState.isDirty} />}
    >
      <Pair>
        <TextField
          {...form.register('name')}
          label={t('organisationSettings.name')}
          error={problem('name')}
          autoComplete="organization"
        />
        <SelectField
          {...form.register('type')}
          label={t('organisationSettings.type')}
          error={problem('type')}
          placeholder={null}
          options={organisationTypes.map((value) => ({ value, label: t(`organisationTypes.${value}`) }))}
        />
      </Pair>
      <CountedArea
        {...form.register('bio')}
        label={t('organisationSettings.bio')}
        hint={t('organisationSettings.bioHint')}
        error={problem('bio')}
        limit={bioLimit}
        text={bio ?? ''}
        rows={2}
      />
      <TextArea
        {...form.register('description')}
        label={t('organisationSettings.description')}
        error={problem('description')}
        rows={5}
      />
      <TextField
        {...form.register('website')}
        label={t('organisationSettings.website')}
        error={problem('website')}
        placeholder="https://"
        autoComplete="url"
        input={{ inputMode: 'url', autoCapitalize: 'none', spellCheck: false }}
      />
      <SwitchRow
        label={t('organisationSettings.onlyAssigned')}
        hint={t('organisationSettings.onlyAssignedHint')}
        checked={onlyAssigned}
        onChange={(checked) => form.setValue('onlyAssignedReferees', checked, { shouldDirty: true })}
      />
      <SwitchRow
        label={t('organisationSettings.requiresSecondFactor')}
        hint={t('organisationSettings.requiresSecondFactorHint')}
        error={problem('requiresSecondFactor')}
        checked={requiresSecond}
        onChange={(checked) => form.setValue('requiresSecondFactor', checked, { shouldDirty: true })}
      />
      <StaleNotice staleness={staleness} onMerge={merge} />
    </FormFrame>
  );
}
