'use client';

import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { calendarDayWithWeekday } from '../../i18n/formats.ts';
import { useSession } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { pageIn, useUrlState } from '../../ui/list/use-url-state.ts';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { byDay } from './by-day.ts';
import { Filters } from './filters.tsx';
import styles from './match-list.module.css';
import { MatchRow } from './match-row.tsx';
import { type MatchData, nothingWanted, useMatchList, type Wanted } from './use-match-list.ts';

/** The matches of one organisation, day by day; each leads to its desk. */
export function MatchList({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('orgMatches');
  const { user } = useSession();
  const [wanted, change] = useUrlState({ ...nothingWanted, page: '1' });
  const organisation = user?.userOrgs.find(({ fullOrg }) => fullOrg.orgCode === orgCode);
  const query = useMatchList(organisation?.orgId, wanted);
  if (organisation === undefined) return null;
  const narrow = (to: Partial<Wanted>) => change({ ...to, page: '1' });
  const isNarrowed = Object.keys(nothingWanted).some((name) => wanted[name as keyof Wanted] !== '');
  const isNew = query.data?.total === 0 && !isNarrowed;
  return (
    <>
      <PageTitle above={organisation.fullOrg.name} title={t('title')} />
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
              <Days matches={items} orgCode={orgCode} readAt={query.dataUpdatedAt} />
              {(totalPages > 1 || wanted.page !== '1') && (
                <Pager
                  page={pageIn(wanted.page)}
                  totalPages={totalPages}
                  onPage={(page) => change({ page: `${page}` })}
                >
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

interface DaysProps {
  readonly matches: readonly MatchData[];
  readonly orgCode: string;
  readonly readAt: number;
}

function Days({ matches, orgCode, readAt }: DaysProps) {
  const t = useTranslations('orgMatches');
  const locale = useLocale();
  return byDay(matches).map(({ day, matches: ofDay }) => (
    <section key={`${day} ${ofDay[0]?.id}`}>
      <h2 className={styles.day}>{day === null ? t('noDate') : calendarDayWithWeekday(locale, day)}</h2>
      <ul>
        {ofDay.map((match) => (
          <MatchRow
            key={match.id}
            {...{ match, readAt }}
            href={`/dashboard/${orgCode}/matches/${match.id}`}
          />
        ))}
      </ul>
    </section>
  ));
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
