'use client';

import { useQuery } from '@tanstack/react-query';
import { AuthenticatorConfirmation } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { secondFactorApi } from '../../../lib/api/browser.ts';
import { PageSkeleton } from '../../../ui/feedback/loading.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import styles from './second-factor.module.css';
import { useSecondFactorChanged } from './use-second-factor.ts';

interface AddAuthenticatorDialogProps {
  readonly onClose: () => void;
  readonly onCodes: (codes: readonly string[] | null) => void;
}

export function AddAuthenticatorDialog({ onClose, onCodes }: AddAuthenticatorDialogProps) {
  const t = useTranslations('profile.secondFactor');
  const failureMessage = useFailureMessage();
  const changed = useSecondFactorChanged();
  const setup = useQuery({
    queryKey: ['profile', 'new-authenticator'],
    queryFn: () => secondFactorApi.newAuthenticator(),
    // Each dialog has its own secret.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const { form, busy, failure, submit, problem } = useShapeForm(AuthenticatorConfirmation, {
    failed: t('failed'),
    send: async (body) => {
      const { state, recoveryCodes } = await secondFactorApi.confirmAuthenticator({ body });
      onCodes(recoveryCodes);
      onClose();
      await changed(state);
    },
  });
  return (
    <SubmitDialog
      title={t('addApp')}
      onClose={onClose}
      onSubmit={submit}
      label={t('confirmApp')}
      busyLabel={t('confirming')}
      busy={busy}
      failure={setup.error === null ? failure : failureMessage(setup.error, t('failed'))}
    >
      <p>{t('scan')}</p>
      {setup.data === undefined && setup.error === null && <PageSkeleton cards={1} />}
      {setup.data !== undefined && (
        <>
          <QrCode text={setup.data.uri} label={t('qr')} className={styles.qr} />
          <p>
            {t('typeSecret')} <span className={styles.secret}>{setup.data.secret}</span>
          </p>
          <TextField
            {...form.register('code')}
            label={t('code')}
            error={problem('code')}
            autoComplete="one-time-code"
            input={{ inputMode: 'numeric', maxLength: 7 }}
          />
        </>
      )}
    </SubmitDialog>
  );
}
