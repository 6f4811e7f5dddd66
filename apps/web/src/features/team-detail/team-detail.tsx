'use client';

import { CallFailure } from '@traip/contract';
import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { DetailTitle } from '../../ui/detail-title.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { Crest } from '../../ui/identity/crest.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { PeopleTab } from './people-tab.tsx';
import { Summary } from './summary/summary.tsx';
import { type TeamContext, type TeamData, teamUrls, useTeam } from './team/use-team.ts';

/** Besides the summary, which is the default. */
const tabs = ['members', 'licences', 'matches'];

/** Loaded on demand: only those who run a team register its people. */
const LicencesTab = dynamic(() => import('./licences/licences-tab.tsx').then((file) => file.LicencesTab), {
  ssr: false,
  loading: () => <PageSkeleton cards={2} />,
});

const TeamMatches = dynamic(() => import('./matches/team-matches.tsx').then((file) => file.TeamMatches), {
  loading: () => <PageSkeleton cards={1} />,
});

export function TeamDetail({ context }: { context: TeamContext }) {
  const query = useTeam(context);
  if (query.data !== undefined) return <Team team={query.data} context={context} />;
  if (query.error === null) return <PageSkeleton cards={2} />;
  return <NoTeam failure={query.error} context={context} onRetry={() => void query.refetch()} />;
}

function Team({ team, context }: { team: TeamData; context: TeamContext }) {
  const t = useTranslations('teamDetail');
  const licences = useTranslations('licences');
  const tab = useSearchParams().get('tab');
  const { list, team: here } = teamUrls(context);
  const mayEnter = team.abilities.includes('team.enterPeople');
  return (
    <>
      <DetailTitle
        back={{ href: list, label: context.orgCode === undefined ? t('backToMine') : t('backToAll') }}
        picture={<Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={56} />}
        title={team.name}
      >
        {team.organization === null ? t('ownTeam') : team.organization.name} ·{' '}
        {t('codeIs', { code: team.code })}
      </DetailTitle>
      <LinkTabs
        label={t('tabs', { name: team.name })}
        of={team.name}
        items={[
          { href: here, label: t('summary') },
          { href: `${here}?tab=members`, label: t('squad') },
          ...(mayEnter ? [{ href: `${here}?tab=licences`, label: licences('title') }] : []),
          { href: `${here}?tab=matches`, label: t('matches') },
        ]}
      />
      {tab === 'members' && <PeopleTab team={team} context={context} />}
      {tab === 'licences' && mayEnter && <LicencesTab team={team} context={context} />}
      {tab === 'matches' && <TeamMatches context={context} />}
      {(!tabs.includes(tab ?? '') || (tab === 'licences' && !mayEnter)) && (
        <Summary team={team} context={context} />
      )}
    </>
  );
}

interface NoTeamProps {
  readonly failure: Error;
  readonly context: TeamContext;
  readonly onRetry: () => void;
}

/** Not found, forbidden, or failed to load. */
function NoTeam({ failure, context, onRetry }: NoTeamProps) {
  const t = useTranslations('teamDetail');
  const code = failure instanceof CallFailure ? failure.code : undefined;
  const isMissing = code === 'NOT_FOUND' || code === 'BAD_REQUEST' || code === 'FORBIDDEN';
  const back = (
    <ButtonLink href={teamUrls(context).list} variant={isMissing ? 'contained' : 'outlined'}>
      {context.orgCode === undefined ? t('backToMine') : t('backToAll')}
    </ButtonLink>
  );
  return isMissing ? (
    <ErrorState heading="h1" title={t('gone')} action={back}>
      {t('goneText')}
    </ErrorState>
  ) : (
    <ErrorState heading="h1" title={t('failed')} onRetry={onRetry} action={back}>
      {t('failedText')}
    </ErrorState>
  );
}
