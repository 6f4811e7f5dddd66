'use client';

import type { OAuthProvider } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { SocialSession } from '../../../lib/session/social-session.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Heading } from '../frame/heading.tsx';
import { SecondStep } from '../second-step/second-step.tsx';
import { useSecondStep } from '../second-step/use-second-step.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login-screen.module.css';
import { SocialButtons } from './social-buttons.tsx';
import { useRedirectAfterLogin } from './use-redirect-after-login.ts';

/** Why the reader was redirected here, if they were. */
interface LoginReason {
  readonly title: string;
  readonly text: string;
  readonly isFailure: boolean;
}

interface LoginScreenProps {
  readonly configured: readonly OAuthProvider[];
  readonly reason: LoginReason | null;
  readonly callbackUrl: string | null;
}

export function LoginScreen({ configured, reason, callbackUrl }: LoginScreenProps) {
  const t = useTranslations('account.login');
  useRedirectAfterLogin(callbackUrl);
  const [secondStep, setSecondStep] = useSecondStep();
  if (secondStep !== null) return <SecondStep required={secondStep} onBack={() => setSecondStep(null)} />;
  return (
    <>
      <Heading title={t('title')}>{t('text')}</Heading>
      {reason !== null && (
        <div className={styles.reason}>
          <Notice tone={reason.isFailure ? 'error' : 'info'}>
            <strong>{reason.title}.</strong> {reason.text}
          </Notice>
        </div>
      )}
      <SocialButtons configured={configured} callbackUrl={callbackUrl} />
      <p className={styles.or}>{t('orEmail')}</p>
      <LoginForm callbackUrl={callbackUrl} onSecondStep={setSecondStep} />
      <SocialSession />
    </>
  );
}
