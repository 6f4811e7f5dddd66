'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../i18n/formats.ts';
import { matchApi } from '../../lib/api/browser.ts';
import { Card } from '../../ui/card.tsx';
import { DetailTitle } from '../../ui/detail-title.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { Crest } from '../../ui/identity/crest.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { loadAttendanceCard } from '../attendance/index.ts';
import styles from './lineups.module.css';
import { RivalLineup } from './rival-lineup.tsx';
import type { LineupKey } from './use-lineup.ts';

/** Loaded on demand: it brings the rules of all sports, and few competitions let teams report results. */
const ReportCard = dynamic(() => import('../result-report/index.ts').then((file) => file.ReportCard), {
  ssr: false,
});

const AttendanceCard = dynamic(loadAttendanceCard, { ssr: false });

/** Loaded on demand: the field is larger than the rest of the page. */
const LineupEditor = dynamic(() => import('./lineup-editor.tsx').then((file) => file.LineupEditor), {
  ssr: false,
});

export function TeamMatch({ teamId, matchId }: LineupKey) {
  const t = useTranslations('lineups');
  const locale = useLocale();
  const { data, error, refetch } = useQuery({
    queryKey: ['match', 'get', { id: matchId }],
    queryFn: ({ signal }) => matchApi.get({ params: { id: matchId } }, { signal }),
  });
  if (data === undefined)
    return error === null ? (
      <PageSkeleton cards={1} />
    ) : (
      <NoMatch error={error} teamId={teamId} onRetry={() => void refetch()} />
    );
  const { home, away, kickOff, competition } = data;
  const [own, rival] = home?.id === teamId ? [home, away] : [away, home];
  const isTeam = own?.competitorKind === 'TEAM';
  return (
    <>
      <DetailTitle
        back={{ href: `/my-teams/${teamId}?tab=matches`, label: t('backToMatches') }}
        picture={<Crest name={own?.name ?? '?'} url={own?.avatarUrl ?? null} width={56} />}
        title={`${home?.name ?? t('undecided')} – ${away?.name ?? t('undecided')}`}
      >
        {competition.name} · {kickOff === null ? t('noDate') : dayAndTime(locale, new Date(kickOff))}
      </DetailTitle>
      <div className={styles.cards}>
        <ReportCard
          matchId={matchId}
          teamId={teamId}
          names={{ home: home?.name ?? t('undecided'), away: away?.name ?? t('undecided') }}
        />
        {isTeam && <AttendanceCard matchId={matchId} teamId={teamId} />}
        <Card title={t('lineup')}>
          <LineupEditor
            matchId={matchId}
            teamId={teamId}
            isOfTeam={isTeam}
            fixHref={`/my-teams/${teamId}?tab=licences&competition=${competition.id}`}
          />
        </Card>
        {rival !== null && <RivalLineup matchId={matchId} teamId={rival.id} name={rival.name} />}
      </div>
    </>
  );
}

interface NoMatchProps {
  readonly error: Error;
  readonly teamId: string;
  readonly onRetry: () => void;
}

/** Not found, forbidden, or failed to load. */
function NoMatch({ error, teamId, onRetry }: NoMatchProps) {
  const t = useTranslations('lineups');
  const failureMessage = useFailureMessage();
  const back = (
    <ButtonLink href={`/my-teams/${teamId}?tab=matches`} variant="outlined">
      {t('backToMatches')}
    </ButtonLink>
  );
  return (
    <ErrorState heading="h1" title={t('matchFailed')} onRetry={onRetry} action={back}>
      {failureMessage(error, t('matchGone'))}
    </ErrorState>
  );
}
