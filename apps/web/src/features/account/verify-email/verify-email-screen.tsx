'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { CallFailure } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { failureMessage } from '../../../ui/form/failure-message.ts';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { Heading } from '../frame/heading.tsx';
import { useRedirectAfterLogin } from '../login/use-redirect-after-login.ts';
import { ResendForm } from './resend-form.tsx';
import { useVerification } from './use-verification.ts';
import styles from './verify-email-screen.module.css';

interface VerifyEmailScreenProps {
  readonly token: string | null;
  readonly done: boolean;
}

export function VerifyEmailScreen({ token, done }: VerifyEmailScreenProps) {
  const { verification, verify } = useVerification(token, done);
  switch (verification.state) {
    case 'ready':
      return <Ready onVerify={verify} />;
    case 'verifying':
      return <Verifying />;
    case 'signed-in':
      return <SignedIn />;
    case 'verified':
      return <Verified />;
    case 'invalid-link':
      return <ResendForm />;
    case 'failed':
      return <Failed failure={verification.failure} onRetry={verify} />;
  }
}

function Ready({ onVerify }: { readonly onVerify: () => void }) {
  const t = useTranslations('account.verify');
  return (
    <>
      <Heading title={t('readyTitle')}>{t('readyText')}</Heading>
      <div className={styles.action}>
        <Button variant="contained" size="large" fullWidth onClick={onVerify}>
          {t('verify')}
        </Button>
      </div>
    </>
  );
}

function Verifying() {
  const t = useTranslations('account.verify');
  return (
    <div role="status">
      <Heading title={t('verifyingTitle')}>{t('verifyingText')}</Heading>
      <LinearProgress className={styles.progress} aria-label={t('verifyingTitle')} />
    </div>
  );
}

/** On the way to the person's destination. */
function SignedIn() {
  useRedirectAfterLogin(null);
  return <Verifying />;
}

function Verified() {
  const t = useTranslations('account.verify');
  return (
    <>
      <span className={styles.badge}>
        <CheckRounded aria-hidden="true" />
      </span>
      <Heading title={t('successTitle')} takesFocus>
        {t('successText')}
      </Heading>
      <div className={styles.action}>
        <ButtonLink href="/auth/login" size="large" fullWidth>
          {t('toLogin')}
        </ButtonLink>
      </div>
    </>
  );
}

function Failed({ failure, onRetry }: { readonly failure: CallFailure; readonly onRetry: () => void }) {
  const t = useTranslations('account');
  const locale = useLocale();
  return (
    <ErrorState heading="h1" title={t('verify.failedTitle')} onRetry={onRetry}>
      {failureMessage(failure, { locale, network: t('failures.offline'), otherwise: t('failures.verify') })}
    </ErrorState>
  );
}
