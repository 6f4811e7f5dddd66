'use client';

import { bioLimit, locales, privacies } from '@traip/contract';
import { sportKeys, sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import type { ClubUser } from '../../lib/session/index.ts';
import { CountedArea } from '../../ui/fields/counted-area.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormFrame, Pair } from '../../ui/form/form-frame.tsx';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
import styles from './profile.module.css';
import { useProfileForm } from './use-profile-form.ts';

export function ProfileForm({ user }: { user: ClubUser }) {
  const t = useTranslations();
  const { form, failure, busy, submit, problem, isDirty } = useProfileForm(user);
  const sports = useSports();
  const [bio, privacy] = useWatch({ control: form.control, name: ['bio', 'privacy'] });
  return (
    <FormFrame failure={failure} onSubmit={submit} submit={<Save busy={busy} dirty={isDirty} />}>
      <Pair>
        <TextField
          {...form.register('firstName')}
          label={t('profile.firstName')}
          error={problem('firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...form.register('surnames')}
          label={t('profile.surnames')}
          error={problem('surnames')}
          autoComplete="family-name"
        />
      </Pair>
      <Pair>
        <TextField
          {...form.register('birthday')}
          label={t('profile.birthday')}
          error={problem('birthday')}
          type="date"
          autoComplete="bday"
          input={{ min: '1900-01-01' }}
        />
        <SelectField
          {...form.register('favoriteSport')}
          label={t('profile.sport')}
          error={problem('favoriteSport')}
          options={sports}
        />
      </Pair>
      <CountedArea
        {...form.register('bio')}
        label={t('profile.bio')}
        hint={t('profile.bioHint')}
        error={problem('bio')}
        limit={bioLimit}
        text={bio ?? ''}
        rows={3}
      />
      <Pair>
        <SelectField
          {...form.register('privacy')}
          label={t('profile.privacy')}
          hint={t(`profile.privacyTexts.${privacy}`)}
          error={problem('privacy')}
          placeholder={null}
          options={privacies.map((value) => ({ value, label: t(`profile.privacies.${value}`) }))}
        />
        <SelectField
          {...form.register('locale')}
          label={t('profile.language')}
          hint={t('profile.languageHint')}
          error={problem('locale')}
          placeholder={null}
          options={locales.map((value) => ({ value, label: t(`ui.language.${value}`) }))}
        />
      </Pair>
    </FormFrame>
  );
}

function useSports() {
  const locale = useLocale();
  return sportKeys
    .map((key) => ({ value: key, label: sportNames[key][locale] }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

function Save({ busy, dirty }: { busy: boolean; dirty: boolean }) {
  const t = useTranslations('profile');
  return (
    <div className={styles.save}>
      <UnsavedGuard dirty={dirty} />
      <p className={styles.unsaved} role="status">
        {dirty && !busy && t('unsaved')}
      </p>
      <SubmitButton label={t('save')} busyLabel={t('saving')} busy={busy} />
    </div>
  );
}
