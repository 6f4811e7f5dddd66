'use client';

import { useLocale, useTranslations } from 'next-intl';
import { authApi } from '../../../lib/api/browser.ts';
import { Heading } from '../frame/heading.tsx';
import { strong } from '../mail-sent/strong.tsx';
import { RequestEmail } from '../request-email/request-email.tsx';

/** Shown when the link does not work (any more). */
export function ResendForm() {
  const t = useTranslations('account');
  const locale = useLocale();
  return (
    <RequestEmail
      heading={
        <Heading title={t('verify.invalidTitle')} takesFocus>
          {t('verify.invalidText')}
        </Heading>
      }
      submit={t('verify.submit')}
      busy={t('verify.busy')}
      sentTitle={t('verify.sentTitle')}
      sentText={(email) => t.rich('verify.sentText', { email, strong })}
      requestEmail={(email) => authApi.verifyEmail({ body: { email, locale } })}
      failure="resend"
    />
  );
}
