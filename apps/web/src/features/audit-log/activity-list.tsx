'use client';

import { useLocale, useTranslations } from 'next-intl';
import { calendarDayWithWeekday } from '../../i18n/formats.ts';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { byDay } from '../../ui/list/by-day.ts';
import { MorePages } from '../../ui/list/more-pages.tsx';
import { NothingFound } from '../../ui/list/nothing-found.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import styles from './activity.module.css';
import { ActivityRow } from './activity-row.tsx';
import { type Criteria, filterOf, useActivity } from './use-activity.ts';
import type { Entry } from './words/entry.ts';

interface ActivityListProps {
  readonly orgCode: string;
  readonly criteria: Criteria;
  readonly onClear: () => void;
}

export function ActivityList({ orgCode, criteria, onClear }: ActivityListProps) {
  const t = useTranslations('auditLog');
  const query = useActivity(orgCode, criteria);
  const isNarrowed = Object.keys(filterOf(criteria)).length > 0;
  return (
    <QueryState
      query={query}
      errorTitle={t('loadFailed')}
      isEmpty={({ pages }) => pages.every(({ entries }) => entries.length === 0)}
      empty={
        isNarrowed ? (
          <NothingFound title={t('notFound')} text={t('notFoundText')} clear={t('clear')} onClear={onClear} />
        ) : (
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        )
      }
    >
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        return (
          <>
            <Days entries={entries} />
            <MorePages query={query} failed={t('loadFailed')}>
              {t('shown', { count: entries.length })}
            </MorePages>
          </>
        );
      }}
    </QueryState>
  );
}

function Days({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useTranslations('auditLog');
  const locale = useLocale();
  return byDay(entries, new Date()).map(({ day, isToday, isYesterday, items }) => (
    <section key={day}>
      <h3 className={styles.day}>
        {isToday ? t('today') : isYesterday ? t('yesterday') : calendarDayWithWeekday(locale, day)}
      </h3>
      <ul>
        {items.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ));
}
