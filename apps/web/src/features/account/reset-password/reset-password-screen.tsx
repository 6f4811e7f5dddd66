'use client';

import type { Read } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { authApi } from '../../../lib/api/browser.ts';
import { useSession } from '../../../lib/session/index.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { PasswordHint } from '../../../ui/form/password-hint.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { Heading } from '../frame/heading.tsx';
import { NewPassword } from './new-password.ts';

export function ResetPasswordScreen({ token }: { readonly token: string | null }) {
  return token === null ? <InvalidLink /> : <ResetForm token={token} />;
}

function InvalidLink() {
  const t = useTranslations('account.reset');
  return (
    <ErrorState
      heading="h1"
      title={t('invalidTitle')}
      action={<ButtonLink href="/auth/forgot-password">{t('askAnother')}</ButtonLink>}
    >
      {t('invalidText')}
    </ErrorState>
  );
}

function ResetForm({ token }: { readonly token: string }) {
  const t = useTranslations('account');
  const unreachable = useTranslations('ui.failures')('network');
  const { logout } = useSession();
  const toast = useToast();
  const send = async ({ password }: Read<typeof NewPassword>) => {
    await authApi.forgetPasswordVerify({ body: { token, password } });
    toast(t('reset.done'));
    // A new password ends every session, including this browser's: log out and open the login page.
    await logout();
  };
  const { form, failure, busy, submit, problem } = useShapeForm(NewPassword, {
    send,
    failed: t('failures.reset'),
  });
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <>
      <Heading title={t('reset.title')}>{t('reset.text')}</Heading>
      <FormFrame
        failure={failure}
        failureAction={
          failure !== unreachable && <TextLink href="/auth/forgot-password">{t('reset.askAnother')}</TextLink>
        }
        onSubmit={submit}
        submit={<SubmitButton label={t('reset.submit')} busyLabel={t('reset.busy')} busy={busy} fullWidth />}
      >
        <PasswordField
          {...form.register('password')}
          label={t('fields.newPassword')}
          error={problem('password')}
          hint={<PasswordHint password={password} />}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.register('confirmation')}
          label={t('fields.confirmation')}
          error={problem('confirmation')}
          autoComplete="new-password"
        />
      </FormFrame>
    </>
  );
}
