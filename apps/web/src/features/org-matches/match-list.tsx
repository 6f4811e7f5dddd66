'use client';

import { useTranslations } from 'next-intl';
import { useSession } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { NothingFound } from '../../ui/list/nothing-found.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { UrlPager } from '../../ui/list/url-pager.tsx';
import { useUrlState } from '../../ui/list/use-url-state.ts';
import { MatchDays } from '../../ui/match-list/match-days.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ListDownload } from '../downloads/index.ts';
import { Filters } from './filters.tsx';
import { OrgMatchRows } from './match-rows.tsx';
import { type Criteria, noCriteria, useMatchList } from './use-match-list.ts';
import { useOpenOnToday } from './use-open-on-today.ts';

/** By day; each match links to its desk. */
export function MatchList({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('orgMatches');
  const { user } = useSession();
  const [criteria, change] = useUrlState({ ...noCriteria, page: '' });
  const organisation = user?.userOrgs.find(({ fullOrg }) => fullOrg.orgCode === orgCode);
  const { query, page } = useMatchList(organisation?.orgId, criteria);
  const isNarrowed = Object.keys(noCriteria).some((name) => criteria[name as keyof Criteria] !== '');
  const list = useOpenOnToday(criteria.page === '' && !isNarrowed);
  if (organisation === undefined) return null;
  const narrow = (to: Partial<Criteria>) => change({ ...to, page: '' });
  const isNew = query.data?.total === 0 && !isNarrowed;
  return (
    <>
      <PageTitle
        above={organisation.fullOrg.name}
        title={t('title')}
        action={<ListDownload list="matches" orgCode={orgCode} />}
      />
      <Card flush>
        {!isNew && <Filters criteria={criteria} available={query.data?.filters} onChange={narrow} />}
        <QueryState
          query={query}
          errorTitle={t('failed')}
          heading="h2"
          isEmpty={({ total }) => total === 0}
          empty={
            isNarrowed ? (
              <NothingFound
                title={t('notFound')}
                text={t('notFoundText')}
                clear={t('clear')}
                onClear={() => narrow(noCriteria)}
              />
            ) : (
              <None orgCode={orgCode} />
            )
          }
        >
          {({ items, total, totalPages }) => (
            <div ref={list}>
              <MatchDays matches={items}>
                {(matches) => (
                  <OrgMatchRows matches={matches} orgCode={orgCode} readAt={query.dataUpdatedAt} />
                )}
              </MatchDays>
              <UrlPager page={page} totalPages={totalPages} change={change}>
                {t('count', { count: total })}
              </UrlPager>
            </div>
          )}
        </QueryState>
      </Card>
    </>
  );
}

function None({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('orgMatches');
  const competitions = (
    <ButtonLink href={`/dashboard/${orgCode}/competitions`}>{t('toCompetitions')}</ButtonLink>
  );
  return (
    <EmptyState heading="h2" title={t('none')} action={competitions}>
      {t('noneText')}
    </EmptyState>
  );
}
