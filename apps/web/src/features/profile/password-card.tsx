'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { profileApi } from '../../lib/api/browser.ts';
import { type ClubUser, useSession } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { FormFrame, Pair } from '../../ui/form/form-frame.tsx';
import { PasswordHint } from '../../ui/form/password-hint.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import { passwordForm } from './password-form.ts';
import styles from './profile.module.css';

/** Changes the password, or sets a first one after a social login. */
export function PasswordCard({ user }: { user: ClubUser }) {
  const t = useTranslations('profile');
  const { hasPassword } = user;
  const { form, failure, busy, submit, problem } = usePasswordForm(user);
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <Card title={hasPassword ? t('changePassword') : t('firstPassword')}>
      <p className={styles.text}>{hasPassword ? t('changePasswordText') : t('firstPasswordText')}</p>
      <FormFrame
        failure={failure}
        onSubmit={submit}
        submit={
          <div className={styles.save}>
            <SubmitButton label={t('savePassword')} busyLabel={t('saving')} busy={busy} />
          </div>
        }
      >
        {/* Tells the browser's password manager whose password this is. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        {hasPassword && (
          <PasswordField
            {...form.register('currentPassword')}
            label={t('currentPassword')}
            error={problem('currentPassword')}
            autoComplete="current-password"
          />
        )}
        <Pair>
          <PasswordField
            {...form.register('password')}
            label={t('newPassword')}
            error={problem('password')}
            hint={<PasswordHint password={password} />}
            autoComplete="new-password"
          />
          <PasswordField
            {...form.register('confirmation')}
            label={t('confirmation')}
            error={problem('confirmation')}
            autoComplete="new-password"
          />
        </Pair>
      </FormFrame>
    </Card>
  );
}

const empty = { currentPassword: '', password: '', confirmation: '' };

function usePasswordForm(user: ClubUser) {
  const t = useTranslations('profile');
  const { replaceUser } = useSession();
  const toast = useToast();
  const { hasPassword } = user;
  const shape = useMemo(() => passwordForm(hasPassword), [hasPassword]);
  const shaped = useShapeForm(shape, {
    failed: t('passwordFailed'),
    defaultValues: empty,
    send: async ({ currentPassword, password }) => {
      const proof = hasPassword ? { currentPassword } : {};
      await profileApi.changePassword({ body: { password, ...proof } });
      shaped.form.reset(empty);
      replaceUser({ ...user, hasPassword: true });
      toast(t('passwordChanged'));
    },
  });
  return shaped;
}
