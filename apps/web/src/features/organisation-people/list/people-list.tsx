'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Pills } from '../../../ui/choice/pills.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { UrlPager } from '../../../ui/list/url-pager.tsx';
import { parsePage, useUrlState } from '../../../ui/list/use-url-state.ts';
import { usePeople } from '../data/use-people.ts';
import { PersonDialogs, usePersonTask } from '../person/person-dialogs.tsx';
import styles from './people-list.module.css';
import { PeopleTable } from './people-table.tsx';

const shownPeople = ['all', 'free'] as const;

export function PeopleList({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('players');
  const [state, change] = useUrlState({ search: '', show: 'all', page: '1' });
  const { start, ...doing } = usePersonTask(orgCode);
  const withoutTeam = state.show === 'free';
  const query = usePeople(orgCode, { search: state.search, withoutTeam, page: parsePage(state.page) });
  const search = useCallback((text: string) => change({ search: text, page: '1' }), [change]);
  const isNarrowed = state.search !== '' || withoutTeam;
  return (
    <Card flush>
      <div className={styles.head}>
        <div className={styles.search}>
          <SearchField label={t('search')} value={state.search} onSearch={search} />
        </div>
      </div>
      <Pills
        label={t('show')}
        value={withoutTeam ? 'free' : 'all'}
        options={shownPeople.map((value) => ({ value, label: t(`shows.${value}`) }))}
        onChange={(show) => change({ show, page: '1' })}
      />
      <QueryState
        query={query}
        errorTitle={t('failed')}
        heading="h2"
        isEmpty={({ items }) => items.length === 0}
        empty={
          isNarrowed ? (
            <NothingFound
              title={t(state.search === '' ? 'nobodyFree' : 'notFound', { search: state.search })}
              text={t(state.search === '' ? 'nobodyFreeText' : 'notFoundText')}
              clear={t('clear')}
              onClear={() => change({ search: '', show: 'all', page: '1' })}
            />
          ) : (
            <EmptyState heading="h2" title={t('nobody')}>
              {t('nobodyText')}
            </EmptyState>
          )
        }
      >
        {({ items, page, totalPages, total }) => (
          <>
            <PeopleTable
              people={items}
              orgCode={orgCode}
              onTask={(person, task) => void start(person, task)}
            />
            <UrlPager page={page} totalPages={totalPages} change={change}>
              {t('shown', { shown: items.length, total })}
            </UrlPager>
          </>
        )}
      </QueryState>
      <PersonDialogs {...doing} orgCode={orgCode} people={query.data?.items ?? []} />
    </Card>
  );
}
