'use client';

import { useTranslations } from 'next-intl';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { contentId } from '../../ui/navigation/skip-link.tsx';

interface FailureProps {
  readonly error: Error & { digest?: string };
  readonly retry: () => void;
}

export default function Failure({ error, retry }: FailureProps) {
  const t = useTranslations('failure');
  return (
    <main id={contentId} tabIndex={-1} style={{ padding: '64px 0' }}>
      <ErrorState
        heading="h1"
        title={t('title')}
        onRetry={retry}
        action={
          <ButtonLink href="/" variant="outlined">
            {t('home')}
          </ButtonLink>
        }
      >
        {t('text')}
        {error.digest !== undefined && (
          <>
            <br />
            <small>{t('reference', { digest: error.digest })}</small>
          </>
        )}
      </ErrorState>
    </main>
  );
}
