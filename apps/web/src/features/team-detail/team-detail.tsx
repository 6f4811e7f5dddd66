'use client';

import { CallFailure } from '@traip/contract';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { DetailTitle } from '../../ui/detail-title.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { Crest } from '../../ui/identity/crest.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { TeamMatches } from '../lineups/index.ts';
import { Members } from './members/members.tsx';
import { Participations } from './participations/participations.tsx';
import { Summary } from './summary/summary.tsx';
import { addressesOf, type TeamData, type TeamContext, useTeam } from './team/use-team.ts';

/** Beside the summary, which is what any other address shows. */
const tabs = ['members', 'participations', 'matches'];

/** One team, for those who may see it; each of them finds what they may do. */
export function TeamDetail({ place }: { place: TeamContext }) {
  const query = useTeam(place);
  if (query.data !== undefined) return <Team team={query.data} place={place} />;
  if (query.error === null) return <PageSkeleton cards={2} />;
  return <NoTeam failure={query.error} place={place} onRetry={() => void query.refetch()} />;
}

function Team({ team, place }: { team: TeamData; place: TeamContext }) {
  const t = useTranslations('teamDetail');
  const tab = useSearchParams().get('tab');
  const { list, team: here } = addressesOf(place);
  return (
    <>
      <DetailTitle
        back={{ href: list, label: place.orgCode === undefined ? t('backToMine') : t('backToAll') }}
        picture={<Crest name={team.name} url={team.avatarUrl} width={56} />}
        title={team.name}
      >
        {team.organization === null ? t('ownTeam') : team.organization.name} ·{' '}
        {t('codeIs', { code: team.code })}
      </DetailTitle>
      <LinkTabs
        label={t('tabs', { name: team.name })}
        items={[
          { href: here, label: t('summary') },
          { href: `${here}?tab=members`, label: t('members') },
          { href: `${here}?tab=participations`, label: t('participations') },
          { href: `${here}?tab=matches`, label: t('matches') },
        ]}
      />
      {tab === 'members' && <Members team={team} place={place} />}
      {tab === 'participations' && <Participations team={team} />}
      {tab === 'matches' && <TeamMatches teamId={team.id} isOwn={place.orgCode === undefined} />}
      {!tabs.includes(tab ?? '') && <Summary team={team} place={place} />}
    </>
  );
}

interface NoTeamProps {
  readonly failure: Error;
  readonly place: TeamContext;
  readonly onRetry: () => void;
}

/** It is not there for this person, or it could not be read. */
function NoTeam({ failure, place, onRetry }: NoTeamProps) {
  const t = useTranslations('teamDetail');
  const code = failure instanceof CallFailure ? failure.code : undefined;
  const isGone = code === 'NOT_FOUND' || code === 'BAD_REQUEST' || code === 'FORBIDDEN';
  const back = (
    <ButtonLink href={addressesOf(place).list} variant={isGone ? 'contained' : 'outlined'}>
      {place.orgCode === undefined ? t('backToMine') : t('backToAll')}
    </ButtonLink>
  );
  return isGone ? (
    <ErrorState heading="h1" title={t('gone')} action={back}>
      {t('goneText')}
    </ErrorState>
  ) : (
    <ErrorState heading="h1" title={t('failed')} onRetry={onRetry} action={back}>
      {t('failedText')}
    </ErrorState>
  );
}
