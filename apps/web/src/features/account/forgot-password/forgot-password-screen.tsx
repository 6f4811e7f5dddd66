'use client';

import { useLocale, useTranslations } from 'next-intl';
import { authApi } from '../../../lib/api/browser.ts';
import { AskForMail } from '../request-email/request-email.tsx';
import { Heading } from '../frame/heading.tsx';
import { strong } from '../mail-sent/strong.tsx';

export function ForgotPasswordScreen() {
  const t = useTranslations('account');
  const locale = useLocale();
  return (
    <AskForMail
      heading={<Heading title={t('forgot.title')}>{t('forgot.text')}</Heading>}
      submit={t('forgot.submit')}
      busy={t('forgot.busy')}
      sentTitle={t('forgot.sentTitle')}
      sentText={(email) => t.rich('forgot.sentText', { email, strong })}
      ask={(email) => authApi.forgetPassword({ body: { email, locale } })}
      failure="forgot"
    />
  );
}
