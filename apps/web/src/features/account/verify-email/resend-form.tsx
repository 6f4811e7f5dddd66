'use client';

import { Email, type Read } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { z } from 'zod';
import { authApi } from '../../../lib/api/browser.ts';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { AccountForm, Foot } from '../form/account-form.tsx';
import { useShapeForm } from '../form/use-shape-form.ts';
import { Heading } from '../frame/heading.tsx';
import { MailSent } from '../mail-sent/mail-sent.tsx';
import { strong } from '../mail-sent/strong.tsx';

const EmailOnly = z.object({ email: Email });

/** The link does not work (any more): ask for another one. */
export function ResendForm() {
  const t = useTranslations('account');
  const locale = useLocale();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const resend = (email: string) => authApi.verifyEmail({ body: { email, locale } });
  const { form, failure, busy, submit, problem } = useShapeForm(
    EmailOnly,
    'resend',
    async ({ email }: Read<typeof EmailOnly>) => {
      await resend(email);
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
        title={t('verify.sentTitle')}
        text={t.rich('verify.sentText', { email: sentTo, strong })}
        again={() => resend(sentTo)}
        failure="resend"
      >
        {back}
      </MailSent>
    );
  }
  return (
    <>
      <Heading title={t('verify.invalidTitle')} takesFocus>
        {t('verify.invalidText')}
      </Heading>
      <AccountForm
        failure={failure}
        onSubmit={submit}
        submit={
          <SubmitButton label={t('verify.submit')} busyLabel={t('verify.busy')} busy={busy} fullWidth />
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
