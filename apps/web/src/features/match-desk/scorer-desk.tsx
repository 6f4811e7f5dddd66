'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useSyncExternalStore } from 'react';
import { scorerApi } from '../../lib/api/browser.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { Logo } from '../../ui/identity/logo.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { contentId } from '../../ui/navigation/skip-link.tsx';
import styles from './match-desk.module.css';
import { MatchDesk } from './match-desk.tsx';

/** The desk for a scorer link. Its secret is in the fragment, which browsers don't send. */
export function ScorerDesk({ matchId }: { readonly matchId: string }) {
  const t = useTranslations('matchDesk');
  const token = useSyncExternalStore(
    followHash,
    () => location.hash.slice(1),
    () => null,
  );
  const client = useMemo(() => scorerApi(token ?? ''), [token]);
  const exit = (
    <ButtonLink href="/" variant="outlined">
      {t('toStart')}
    </ButtonLink>
  );
  if (token) return <MatchDesk matchId={matchId} client={client} exit={exit} owner="link" orgCode={null} />;
  return (
    <main id={contentId} tabIndex={-1} className={styles.waiting}>
      {token === null ? (
        <PageSkeleton cards={2} />
      ) : (
        <>
          <Logo />
          <ErrorState heading="h1" title={t('linkIncomplete')} action={exit}>
            {t('linkIncompleteText')}
          </ErrorState>
        </>
      )}
    </main>
  );
}

function followHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
