'use client';

import { bioLimit, locales, privacies } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import type { ClubUser } from '../../lib/session/index.ts';
import { CountedArea } from '../../ui/fields/counted-area.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { FormFrame, Pair } from '../../ui/form/form-frame.tsx';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
import styles from './profile.module.css';
import { ProfileFields } from './profile-fields.tsx';
import { useProfileForm } from './use-profile-form.ts';

export function ProfileForm({ user }: { user: ClubUser }) {
  const t = useTranslations();
  const { form, failure, busy, submit, problem, isDirty } = useProfileForm(user);
  const [bio, privacy] = useWatch({ control: form.control, name: ['bio', 'privacy'] });
  return (
    <FormFrame failure={failure} onSubmit={submit} submit={<Save busy={busy} dirty={isDirty} />}>
      <ProfileFields form={form} problem={problem} />
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
