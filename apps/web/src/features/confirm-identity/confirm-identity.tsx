'use client';

import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { secondFactorApi } from '../../lib/api/browser.ts';
import { useLogout } from '../../lib/session/use-logout.ts';
import { FormDialog } from '../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { ProofForm } from '../../ui/proof/proof-form.tsx';

interface ConfirmIdentityProps {
  readonly onAnswer: (confirmed: boolean) => void;
}

export function ConfirmIdentity({ onAnswer }: ConfirmIdentityProps) {
  const t = useTranslations('confirmIdentity');
  return (
    <FormDialog open title={t('title')} onClose={() => onAnswer(false)}>
      <p>{t('text')}</p>
      <ConfirmationMethods onConfirmed={() => onAnswer(true)} />
    </FormDialog>
  );
}

function ConfirmationMethods({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const t = useTranslations('confirmIdentity');
  const failureMessage = useFailureMessage();
  const logout = useLogout();
  const { data, error, refetch } = useQuery({
    queryKey: ['profile', 'confirmation'],
    queryFn: () => secondFactorApi.confirmationOptions(),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  if (error) return <ErrorState title={failureMessage(error, t('failed'))} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton cards={0} />;
  const { methods, passkey, challengeId } = data;
  if (methods.length === 0)
    return (
      <>
        <p>{t('signInAgain')}</p>
        <Button variant="contained" size="large" fullWidth onClick={() => void logout()}>
          {t('toSignIn')}
        </Button>
      </>
    );
  return (
    <ProofForm
      methods={methods}
      passkey={passkey}
      onProof={async (proof) => {
        await secondFactorApi.confirm({ body: { challengeId, ...proof } });
        onConfirmed();
      }}
    />
  );
}
