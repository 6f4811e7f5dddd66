'use client';

import { CallFailure } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';

/** The code was refused, or the request failed. */
export function NoTeam({ failure, onRetry }: { readonly failure: Error; readonly onRetry: () => void }) {
  const t = useTranslations('join');
  const isInvalid =
    failure instanceof CallFailure && (failure.code === 'QR_NOT_VALID' || failure.code === 'BAD_REQUEST');
  const toMyTeams = (
    <ButtonLink href="/my-teams" variant={isInvalid ? 'contained' : 'outlined'}>
      {t('toMyTeams')}
    </ButtonLink>
  );
  return isInvalid ? (
    <ErrorState heading="h1" title={t('useless')} action={toMyTeams}>
      {t('uselessText')}
    </ErrorState>
  ) : (
    <ErrorState heading="h1" title={t('failed')} onRetry={onRetry} action={toMyTeams}>
      {t('failedText')}
    </ErrorState>
  );
}
