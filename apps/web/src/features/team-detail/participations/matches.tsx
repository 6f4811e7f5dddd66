'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../../i18n/formats.ts';
import { teamApi } from '../../../lib/api/browser.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import styles from './participations.module.css';

type MatchRow = Awaited<ReturnType<typeof teamApi.matches>>['items'][number];

export function Matches({ teamId }: { teamId: string }) {
  const t = useTranslations('teamDetail');
  const query = useQuery({
    queryKey: ['team', 'matches', { teamId }],
    queryFn: ({ signal }) => teamApi.matches({ params: { teamId }, query: {} }, { signal }),
  });
  return (
    <Card title={t('matches')} flush>
      <QueryState
        query={query}
        errorTitle={t('matchesFailed')}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('noMatches')}>{t('noMatchesText')}</EmptyState>}
      >
        {({ items }) => (
          <ul>
            {items.map((match) => (
              <Match key={match.id} match={match} />
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}

function Match({ match: { home, away, score, kickOff, competition } }: { match: MatchRow }) {
  const t = useTranslations('teamDetail');
  const locale = useLocale();
  const undecided = t('undecided');
  return (
    <li className={styles.match}>
      <b>
        {home?.name ?? undecided} {score === null ? '–' : `${score.home}–${score.away}`}{' '}
        {away?.name ?? undecided}
      </b>
      <span className={styles.quiet}>
        {competition.name}
        {kickOff !== null && ` · ${dayAndTime(locale, new Date(kickOff))}`}
      </span>
    </li>
  );
}
