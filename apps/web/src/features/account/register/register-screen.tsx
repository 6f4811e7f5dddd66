'use client';

import Button from '@mui/material/Button';
import { type Read, Registration } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { authApi } from '../../../lib/api/browser.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { Foot } from '../form/account-form.tsx';
import { useShapeForm } from '../form/use-shape-form.ts';
import { Heading } from '../frame/heading.tsx';
import { MailSent } from '../mail-sent/mail-sent.tsx';
import { strong } from '../mail-sent/strong.tsx';
import { RegisterForm } from './register-form.tsx';

/** The form, then "check your email". What was typed is kept, in case the address was wrong. */
export function RegisterScreen({ today }: { readonly today: string }) {
  const t = useTranslations('account.register');
  const locale = useLocale();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const registration = useShapeForm(Registration, 'register', async (values: Read<typeof Registration>) => {
    await authApi.register({ body: { ...values, locale } });
    setSentTo(values.email);
  });

  if (sentTo === null) {
    return (
      <>
        <Heading title={t('title')}>{t('text')}</Heading>
        <RegisterForm registration={registration} today={today} />
        <Foot>
          {t('haveAccount')} <TextLink href="/auth/login">{t('login')}</TextLink>
        </Foot>
      </>
    );
  }
  return (
    <MailSent
      title={t('sentTitle')}
      text={t.rich('sentText', { email: sentTo, strong })}
      again={() => authApi.verifyEmail({ body: { email: sentTo, locale } })}
      failure="resend"
    >
      <Foot>
        <Button variant="text" onClick={() => setSentTo(null)} sx={{ minHeight: 44 }}>
          {t('wrongEmail')}
        </Button>
        <TextLink href="/auth/login">{t('toLogin')}</TextLink>
      </Foot>
    </MailSent>
  );
}
