'use client';

import Button from '@mui/material/Button';
import { type Read, Registration } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { authApi } from '../../../lib/api/browser.ts';
import { ownRegistration, returnPath, withCallback } from '../../../lib/session/index.ts';
import { Foot } from '../../../ui/form/form-frame.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { Heading } from '../frame/heading.tsx';
import { EmailSent } from '../mail-sent/mail-sent.tsx';
import { strong } from '../mail-sent/strong.tsx';
import { RegisterForm } from './register-form.tsx';
import { usePasskeyRegistration } from './use-passkey-registration.ts';

interface RegisterScreenProps {
  readonly today: string;
  readonly termsVersion: string | null;
  /** Where the person was going. */
  readonly callbackUrl: string | null;
}

/** The form, then "check your email". The input is kept in case the address was wrong. */
export function RegisterScreen({ today, termsVersion, callbackUrl }: RegisterScreenProps) {
  const t = useTranslations('account.register');
  const locale = useLocale();
  const loginAddress = withCallback('/auth/login', callbackUrl);
  const [sent, setSent] = useState<{ readonly email: string; readonly registrationId: string } | null>(null);
  const remember = (registered: { readonly email: string; readonly registrationId: string }) => {
    returnPath.remember(callbackUrl);
    ownRegistration.remember(registered.registrationId);
    setSent(registered);
  };
  const send = async (values: Read<typeof Registration>) => {
    const registered = await authApi.register({ body: { ...values, locale } });
    remember(registered);
  };
  const registration = useShapeForm(Registration, { send, failed: t('failed') });
  const withPasskey = usePasskeyRegistration(registration, remember);

  if (sent === null) {
    return (
      <>
        <Heading title={t('title')}>{t('text')}</Heading>
        <RegisterForm
          registration={registration}
          today={today}
          termsVersion={termsVersion}
          onPasskey={withPasskey}
        />
        <Foot>
          {t('haveAccount')} <TextLink href={loginAddress}>{t('login')}</TextLink>
        </Foot>
      </>
    );
  }
  return (
    <EmailSent
      title={t('sentTitle')}
      text={t.rich('sentText', { email: sent.email, strong })}
      resend={() => authApi.verifyEmail({ body: { ...sent, locale } })}
      failure="resend"
    >
      <Foot>
        <Button variant="text" onClick={() => setSent(null)} sx={{ minHeight: 44 }}>
          {t('wrongEmail')}
        </Button>
        <TextLink href={loginAddress}>{t('toLogin')}</TextLink>
      </Foot>
    </EmailSent>
  );
}
