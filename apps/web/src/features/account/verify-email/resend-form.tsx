'use client';

import { useLocale, useTranslations } from 'next-intl';
import { authApi } from '../../../lib/api/browser.ts';
import { RequestEmail } from '../request-email/request-email.tsx';
import { Heading } from '../frame/heading.tsx';
import { strong } from '../mail-sent/strong.tsx';

/** The link does not work (any more): ask for another one. */
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
