'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useSession } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { useUrlState } from '../../ui/list/use-url-state.ts';
import { MatchDays } from '../../ui/match-list/match-days.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ListDownload } from '../downloads/index.ts';
import { Filters } from './filters.tsx';
import { MatchRow } from './match-row.tsx';
import { nothingWanted, useMatchList, type Wanted } from './use-match-list.ts';

/** The matches of one organisation, day by day; each leads to its desk. */
export function MatchList({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('orgMatches');
  const { user } = useSession();
  const [wanted, change] = useUrlState({ ...nothingWanted, page: '' });
  const organisation = user?.userOrgs.find(({ fullOrg }) => fullOrg.orgCode === orgCode);
  const { query, page } = useMatchList(organisation?.orgId, wanted);
  if (organisation === undefined) return null;
  const narrow = (to: Partial<Wanted>) => change({ ...to, page: '' });
  const isNarrowed = Object.keys(nothingWanted).some((name) => wanted[name as keyof Wanted] !== '');
  const isNew = query.data?.total === 0 && !isNarrowed;
  return (
    <>
      <PageTitle
        above={organisation.fullOrg.name}
        title={t('title')}
        action={<ListDownload list="matches" orgCode={orgCode} />}
      />
      <Card flush>
        {!isNew && <Filters wanted={wanted} offered={query.data?.filters} onChange={narrow} />}
        <QueryState
          query={query}
          errorTitle={t('failed')}
          heading="h2"
          isEmpty={({ total }) => total === 0}
          empty={
            isNarrowed ? <NothingFound onClear={() => narrow(nothingWanted)} /> : <None {...{ orgCode }} />
          }
        >
          {({ items, total, totalPages }) => (
            <>
              <MatchDays matches={items}>
                {(match) => (
                  <MatchRow
                    key={match.id}
                    {...{ match, readAt: query.dataUpdatedAt }}
                    href={`/dashboard/${orgCode}/matches/${match.id}`}
                  />
                )}
              </MatchDays>
              {(totalPages > 1 || page !== 1) && (
                <Pager page={page} totalPages={totalPages} onPage={(to) => change({ page: `${to}` })}>
                  {t('count', { count: total })}
                </Pager>
              )}
            </>
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

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const t = useTranslations('orgMatches');
  const clear = (
    <Button variant="outlined" onClick={onClear}>
      {t('clear')}
    </Button>
  );
  return (
    <EmptyState heading="h2" title={t('notFound')} action={clear}>
      {t('notFoundText')}
    </EmptyState>
  );
}
