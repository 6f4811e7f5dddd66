'use client';

import type { timelines } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { Pills } from '../../ui/choice/pills.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { NothingFound } from '../../ui/list/nothing-found.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { UrlPager } from '../../ui/list/url-pager.tsx';
import { parsePage, useUrlState } from '../../ui/list/use-url-state.ts';
import { MatchDays } from '../../ui/match-list/match-days.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueueFeeds } from '../queue-place/index.ts';
import { AgendaButton } from './agenda-button.tsx';
import { allTimelines, type Criteria, defaultCriteria, noCriteria } from './criteria.ts';
import { Filters } from './filters.tsx';
import { MyMatchRows } from './my-match-rows.tsx';
import { type MyFilters, useMyMatches } from './use-my-matches.ts';

/** The matches of the person's teams and those they referee, by day. */
export function MyMatches() {
  const t = useTranslations('myMatches');
  const [criteria, change] = useUrlState(defaultCriteria);
  const { timeline, filters, list, offered, matchCount } = useMyMatches(criteria);
  const narrow = (to: Partial<Criteria>) => change({ ...to, page: '1' });
  const isNarrowed = Object.keys(noCriteria).some((name) => criteria[name as keyof Criteria] !== '');
  const isNew = matchCount === 0 && !isNarrowed;
  return (
    <>
      <PageTitle title={t('title')} action={<AgendaButton />}>
        {t('text')}
      </PageTitle>
      <Card flush>
        {!isNew && <Filters criteria={criteria} available={filters} onChange={narrow} />}
        {!isNew && <When value={timeline} available={filters} onChange={(to) => narrow({ timeline: to })} />}
        <QueryState
          query={offered.data === undefined && offered.error !== null ? offered : list}
          errorTitle={t('failed')}
          heading="h2"
          isEmpty={({ total }) => total === 0}
          empty={
            isNew ? (
              <None />
            ) : (
              <EmptyMatches
                isNarrowed={isNarrowed}
                onClear={() =>
                  narrow({ ...noCriteria, timeline: isNarrowed ? criteria.timeline : allTimelines })
                }
              />
            )
          }
        >
          {({ items, total, totalPages }) => (
            <>
              <QueueFeeds matches={items} onUpdate={() => void list.refetch()} />
              <MatchDays matches={items}>{(ofDay) => <MyMatchRows matches={ofDay} isUnderDay />}</MatchDays>
              <UrlPager page={parsePage(criteria.page)} totalPages={totalPages} change={change}>
                {t('count', { count: total })}
              </UrlPager>
            </>
          )}
        </QueryState>
      </Card>
    </>
  );
}

interface WhenProps {
  readonly value: string;
  readonly available: MyFilters;
  readonly onChange: (timeline: string) => void;
}

const shown = ['LIVE', 'TODAY', 'UPCOMING', 'PAST'] as const satisfies readonly (typeof timelines)[number][];

function When({ value, available, onChange }: WhenProps) {
  const t = useTranslations('matchList');
  const countOf = (timeline: string) =>
    available === undefined
      ? undefined
      : (available.timelines.find((item) => item.timeline === timeline)?.count ?? 0);
  const options = [
    ...shown.map((entry) => ({
      value: entry as string,
      label: t(`timelines.${entry}`),
      count: countOf(entry),
    })),
    { value: allTimelines as string, label: t('always') },
  ];
  return <Pills label={t('filters.timeline')} options={options} value={value} onChange={onChange} />;
}

function None() {
  const t = useTranslations('myMatches');
  return (
    <EmptyState
      heading="h2"
      title={t('none')}
      action={<ButtonLink href="/my-teams">{t('toTeams')}</ButtonLink>}
    >
      {t('noneText')}
    </EmptyState>
  );
}

interface EmptyMatchesProps {
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

function EmptyMatches({ isNarrowed, onClear }: EmptyMatchesProps) {
  const t = useTranslations('myMatches');
  return (
    <NothingFound
      title={t(isNarrowed ? 'notFound' : 'noneThen')}
      text={t(isNarrowed ? 'notFoundText' : 'noneThenText')}
      clear={t(isNarrowed ? 'clear' : 'showAll')}
      onClear={onClear}
    />
  );
}
