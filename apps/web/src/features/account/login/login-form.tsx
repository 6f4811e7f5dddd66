'use client';

import { CallFailure, Login, type Read } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { authApi } from '../../../lib/api/browser.ts';
import { storedDevice, useSession, withCallback } from '../../../lib/session/index.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { Foot, FormFrame } from '../../../ui/form/form-frame.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { SendAgain } from '../mail-sent/send-again.tsx';
import { type RequiredSecondStep, secondStepIn } from '../second-step/required-second-step.ts';
import styles from './login-screen.module.css';
import { PasskeyLogin } from './passkey-login.tsx';

interface Unverified {
  readonly email: string;
  readonly message: string;
  readonly registrationId?: string;
}

/** Which registration of an address belongs to the person who knows its password. */
function registrationIn({ error }: CallFailure): Pick<Unverified, 'registrationId'> {
  const { registrationId } = (error?.details ?? {}) as Pick<Unverified, 'registrationId'>;
  return registrationId === undefined ? {} : { registrationId };
}

interface LoginFormProps {
  readonly callbackUrl: string | null;
  /** The password was right, but a second step is required. */
  readonly onSecondStep: (required: RequiredSecondStep) => void;
}

export function LoginForm({ callbackUrl, onSecondStep }: LoginFormProps) {
  const t = useTranslations('account');
  const locale = useLocale();
  const { login, status } = useSession();
  const [unverified, setUnverified] = useState<Unverified | null>(null);

  const send = async (values: Read<typeof Login>) => {
    setUnverified(null);
    try {
      const { deviceToken, ...session } = await authApi.login({
        body: { ...values, ...storedDevice.read() },
      });
      storedDevice.write(deviceToken);
      login(session);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      const message = failure.said?.[locale] ?? '';
      if (failure.code === 'EMAIL_NOT_VERIFIED')
        return setUnverified({ message, email: values.email, ...registrationIn(failure) });
      const secondStep = secondStepIn(failure);
      if (secondStep) return onSecondStep(secondStep);
      if (failure.code !== 'CREDENTIALS_INCORRECT') throw failure;
      form.setError('password', { message }, { shouldFocus: true });
    }
  };
  const { form, failure, busy, submit, problem } = useShapeForm(Login, { send, failed: t('failures.login') });
  const resend = () => {
    const { email = '', message: _message, ...registration } = unverified ?? {};
    return authApi.verifyEmail({ body: { email, locale, ...registration } });
  };

  return (
    <>
      <FormFrame
        failure={failure}
        onSubmit={submit}
        submit={
          // Stays busy after login until the next page is ready.
          <SubmitButton
            label={t('login.submit')}
            busyLabel={t('login.busy')}
            busy={busy || status === 'authenticated'}
            fullWidth
          />
        }
      >
        <EmailField
          {...form.register('email')}
          label={t('fields.email')}
          error={problem('email')}
          autoComplete="username"
        />
        <PasswordField
          {...form.register('password')}
          label={t('fields.password')}
          error={problem('password')}
          autoComplete="current-password"
          aside={
            <span className={styles.aside}>
              <TextLink href="/auth/forgot-password">{t('login.forgot')}</TextLink>
            </span>
          }
        />
        {unverified !== null && (
          <Notice tone="warning">
            {unverified.message}
            <SendAgain key={unverified.email} send={resend} failure="resend" waitsFirst={false} />
          </Notice>
        )}
      </FormFrame>
      <PasskeyLogin />
      <Foot>
        {t('login.noAccount')}{' '}
        <TextLink href={withCallback('/auth/register', callbackUrl)}>{t('login.register')}</TextLink>
      </Foot>
    </>
  );
}
