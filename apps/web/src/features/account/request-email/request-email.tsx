'use client';

import { Email, type Read } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { Foot, FormFrame } from '../../../ui/form/form-frame.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { EmailSent } from '../mail-sent/mail-sent.tsx';

const EmailOnly = z.object({ email: Email });

interface RequestEmailProps {
  readonly heading: ReactNode;
  readonly submit: string;
  readonly busy: string;
  readonly sentTitle: string;
  readonly sentText: (email: string) => ReactNode;
  readonly requestEmail: (email: string) => Promise<unknown>;
  readonly failure: 'forgot' | 'resend';
}

/** Sends an email to an address; shows the same whether or not it has an account. */
export function RequestEmail({ heading, requestEmail, failure: purpose, ...texts }: RequestEmailProps) {
  const t = useTranslations('account');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async ({ email }: Read<typeof EmailOnly>) => {
    await requestEmail(email);
    setSentTo(email);
  };
  const { form, failure, busy, submit, problem } = useShapeForm(EmailOnly, {
    send,
    failed: t(`failures.${purpose}`),
  });
  const back = (
    <Foot>
      <TextLink href="/auth/login">{t('forgot.back')}</TextLink>
    </Foot>
  );

  if (sentTo !== null) {
    return (
      <EmailSent
        title={texts.sentTitle}
        text={texts.sentText(sentTo)}
        resend={() => requestEmail(sentTo)}
        failure={purpose}
      >
        {back}
      </EmailSent>
    );
  }
  return (
    <>
      {heading}
      <FormFrame
        failure={failure}
        onSubmit={submit}
        submit={<SubmitButton label={texts.submit} busyLabel={texts.busy} busy={busy} fullWidth />}
      >
        <EmailField
          {...form.register('email')}
          label={t('fields.email')}
          error={problem('email')}
          autoComplete="username"
        />
      </FormFrame>
      {back}
    </>
  );
}
