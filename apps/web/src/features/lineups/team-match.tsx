'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../i18n/formats.ts';
import { matchApi } from '../../lib/api/browser.ts';
import { Card } from '../../ui/card.tsx';
import { DetailTitle } from '../../ui/detail-title.tsx';
import { Crest } from '../../ui/identity/crest.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { LineupEditor } from './lineup-editor.tsx';
import type { OfTeam } from './use-lineup.ts';

/** A match as a team prepares it: who plays. */
export function TeamMatch({ teamId, matchId }: OfTeam) {
  const t = useTranslations('lineups');
  const locale = useLocale();
  const query = useQuery({
    queryKey: ['match', 'get', { id: matchId }],
    queryFn: ({ signal }) => matchApi.get({ params: { id: matchId } }, { signal }),
  });
  return (
    <QueryState query={query} errorTitle={t('matchFailed')} heading="h2">
      {({ home, away, kickOff, competition }) => (
        <>
          <DetailTitle
            back={{ href: `/my-teams/${teamId}?tab=matches`, label: t('backToMatches') }}
            picture={<Crest name={home?.name ?? '?'} url={home?.avatarUrl ?? null} width={56} />}
            title={`${home?.name ?? t('undecided')} – ${away?.name ?? t('undecided')}`}
          >
            {competition.name} · {kickOff === null ? t('noDate') : dayAndTime(locale, new Date(kickOff))}
          </DetailTitle>
          <Card title={t('lineup')}>
            <LineupEditor matchId={matchId} teamId={teamId} />
          </Card>
        </>
      )}
    </QueryState>
  );
}
