'use client';

import { useLocale, useTranslations } from 'next-intl';
import { authApi } from '../../../lib/api/browser.ts';
import { Heading } from '../frame/heading.tsx';
import { strong } from '../mail-sent/strong.tsx';
import { RequestEmail } from '../request-email/request-email.tsx';

export function ForgotPasswordScreen() {
  const t = useTranslations('account');
  const locale = useLocale();
  return (
    <RequestEmail
      heading={<Heading title={t('forgot.title')}>{t('forgot.text')}</Heading>}
      submit={t('forgot.submit')}
      busy={t('forgot.busy')}
      sentTitle={t('forgot.sentTitle')}
      sentText={(email) => t.rich('forgot.sentText', { email, strong })}
      requestEmail={(email) => authApi.forgetPassword({ body: { email, locale } })}
      failure="forgot"
    />
  );
}
