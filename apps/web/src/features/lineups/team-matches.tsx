'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../i18n/formats.ts';
import { teamApi } from '../../lib/api/browser.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { Crest } from '../../ui/identity/crest.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { RowLink } from '../../ui/list/row-link.tsx';
import { UrlPager } from '../../ui/list/url-pager.tsx';
import { parsePage, useUrlState } from '../../ui/list/use-url-state.ts';
import { MatchState } from '../../ui/match/match-state.tsx';
import { useRoundLabel } from '../../ui/match-row/use-round-label.ts';
import styles from './lineups.module.css';

interface TeamMatchesProps {
  readonly teamId: string;
  /** For the team's own people: links to the lineup. */
  readonly isOwn: boolean;
}

type Match = Awaited<ReturnType<typeof teamApi.matches>>['items'][number];

export function TeamMatches({ teamId, isOwn }: TeamMatchesProps) {
  const t = useTranslations('lineups');
  const [criteria, change] = useUrlState({ page: '1' });
  const page = parsePage(criteria.page);
  const query = useQuery({
    queryKey: ['team', 'matches', { teamId, page }],
    queryFn: ({ signal }) => teamApi.matches({ params: { teamId }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={t('matches')} flush>
      <QueryState
        query={query}
        errorTitle={t('matchesFailed')}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('noMatches')}>{t('noMatchesText')}</EmptyState>}
      >
        {({ items, total, totalPages }) => (
          <>
            <ul className={styles.matches}>
              {items.map((match) => (
                <Row key={match.id} {...{ match, teamId, isOwn }} />
              ))}
            </ul>
            <UrlPager {...{ page, totalPages, change }}>{t('matchCount', { count: total })}</UrlPager>
          </>
        )}
      </QueryState>
    </Card>
  );
}

function Row({ match, teamId, isOwn }: TeamMatchesProps & { readonly match: Match }) {
  const t = useTranslations('lineups');
  const locale = useLocale();
  const roundLabel = useRoundLabel();
  const { id, home, away, score, kickOff, competition, state } = match;
  const names = [home?.name ?? t('undecided'), away?.name ?? t('undecided')];
  const rival = home?.id === teamId ? away : home;
  const facts = [
    kickOff === null ? t('noDate') : dayAndTime(locale, new Date(kickOff)),
    competition.name,
    roundLabel(match),
  ];
  return (
    <li>
      <RowLink
        href={isOwn ? `/my-teams/${teamId}/matches/${id}` : `/m/${id}`}
        picture={<Crest name={rival?.name ?? '?'} url={rival?.avatarUrl ?? null} width={32} />}
        name={score === null ? names.join(' – ') : `${names[0]} ${score.home}–${score.away} ${names[1]}`}
        facts={facts}
        aside={<MatchState state={state} isPostponed={match.postponed !== null} />}
        asideBelow
      />
    </li>
  );
}
