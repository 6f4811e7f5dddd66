'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { authApi } from '../../../lib/api/browser.ts';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { Heading } from '../frame/heading.tsx';
import styles from '../verify-email/verify-email-screen.module.css';

/** For links in the mail to the new address, and in the mail to the old address that undoes the change. */
export function ChangeEmailScreen({ token }: { readonly token: string | null }) {
  const t = useTranslations('account.changeEmail');
  const failureMessage = useFailureMessage();
  const [outcome, setOutcome] = useState<'CHANGED' | 'RESTORED' | null>(null);
  const [failure, setFailure] = useState<string | null>(token === null ? t('incomplete') : null);
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy || token === null) return;
    setBusy(true);
    setFailure(null);
    try {
      setOutcome((await authApi.changeEmail({ body: { token } })).status);
    } catch (reason) {
      setFailure(failureMessage(reason, t('failed')));
    }
    setBusy(false);
  };
  if (outcome !== null) return <Done outcome={outcome} />;
  return (
    <>
      <Heading title={t('title')}>{t('text')}</Heading>
      {failure !== null && <FormError>{failure}</FormError>}
      <div className={styles.action}>
        <Button
          variant="contained"
          size="large"
          fullWidth
          aria-disabled={busy || token === null}
          onClick={() => void press()}
        >
          {t('submit')}
        </Button>
      </div>
    </>
  );
}

function Done({ outcome }: { readonly outcome: 'CHANGED' | 'RESTORED' }) {
  const t = useTranslations('account.changeEmail');
  const isBack = outcome === 'RESTORED';
  return (
    <>
      <span className={styles.badge}>
        <CheckRounded aria-hidden="true" />
      </span>
      <Heading title={isBack ? t('restoredTitle') : t('changedTitle')} takesFocus>
        {isBack ? t('restoredText') : t('changedText')}
      </Heading>
      <div className={styles.action}>
        <ButtonLink href={isBack ? '/auth/forgot-password' : '/profile'} size="large" fullWidth>
          {isBack ? t('newPassword') : t('toProfile')}
        </ButtonLink>
      </div>
    </>
  );
}
