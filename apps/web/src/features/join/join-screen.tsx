'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { JoinCard } from './join-card.tsx';
import { NoTeam } from './no-team.tsx';
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
