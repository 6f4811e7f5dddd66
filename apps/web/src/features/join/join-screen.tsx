'use client';

import { CallFailure } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { JoinCard } from './join-card.tsx';
import { useTeamOffer } from './use-join.ts';

/** Shows what the QR code of a team leads to, before joining. */
export function JoinScreen({ token }: { token: string }) {
  const t = useTranslations('join');
  const { data, error, refetch } = useTeamOffer(token);
  if (error !== null) return <NoTeam failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageSkeleton cards={1} />;
  return (
    <>
      <PageTitle title={data.isMember ? t('already') : t('title')} />
      <Card>
        <JoinCard token={token} offer={data} />
      </Card>
    </>
  );
}

/** The code was refused, or the request failed. */
function NoTeam({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const t = useTranslations('join');
  const isUseless =
    failure instanceof CallFailure && (failure.code === 'QR_NOT_VALID' || failure.code === 'BAD_REQUEST');
  const toMyTeams = (
    <ButtonLink href="/my-teams" variant={isUseless ? 'contained' : 'outlined'}>
      {t('toMyTeams')}
    </ButtonLink>
  );
  return isUseless ? (
    <ErrorState heading="h1" title={t('useless')} action={toMyTeams}>
      {t('uselessText')}
    </ErrorState>
  ) : (
    <ErrorState heading="h1" title={t('failed')} onRetry={onRetry} action={toMyTeams}>
      {t('failedText')}
    </ErrorState>
  );
}
