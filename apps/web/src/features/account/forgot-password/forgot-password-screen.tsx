'use client';

import { ForgetPassword, type Read } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { authApi } from '../../../lib/api/browser.ts';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { AccountForm, Foot } from '../form/account-form.tsx';
import { useShapeForm } from '../form/use-shape-form.ts';
import { Heading } from '../frame/heading.tsx';
import { MailSent } from '../mail-sent/mail-sent.tsx';
import { strong } from '../mail-sent/strong.tsx';

/** Asks for an address, and answers the same whether or not it has an account. */
export function ForgotPasswordScreen() {
  const t = useTranslations('account');
  const locale = useLocale();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = (email: string) => authApi.forgetPassword({ body: { email, locale } });
  const { form, failure, busy, submit, problem } = useShapeForm(
    ForgetPassword,
    'forgot',
    async ({ email }: Read<typeof ForgetPassword>) => {
      await ask(email);
      setSentTo(email);
    },
  );
  const back = (
    <Foot>
      <TextLink href="/auth/login">{t('forgot.back')}</TextLink>
    </Foot>
  );

  if (sentTo !== null) {
    return (
      <MailSent
        title={t('forgot.sentTitle')}
        text={t.rich('forgot.sentText', { email: sentTo, strong })}
        again={() => ask(sentTo)}
        failure="forgot"
      >
        {back}
      </MailSent>
    );
  }
  return (
    <>
      <Heading title={t('forgot.title')}>{t('forgot.text')}</Heading>
      <AccountForm
        failure={failure}
        onSubmit={submit}
        submit={
          <SubmitButton label={t('forgot.submit')} busyLabel={t('forgot.busy')} busy={busy} fullWidth />
        }
      >
        <TextField
          {...form.register('email')}
          label={t('fields.email')}
          error={problem('email')}
          type="email"
          autoComplete="username"
          input={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
        />
      </AccountForm>
      {back}
    </>
  );
}
