'use client';

import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { calendarDayWithWeekday } from '../../i18n/formats.ts';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { byDay } from '../../ui/list/by-day.ts';
import { QueryState } from '../../ui/list/query-state.tsx';
import { UrlPager } from '../../ui/list/url-pager.tsx';
import { parsePage } from '../../ui/list/use-url-state.ts';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import styles from './news.module.css';

import { NewsRow } from './news-row.tsx';
import { type InboxCriteria, type NotificationItem, noCriteria, type useInbox } from './use-inbox.ts';

interface NewsListProps {
  readonly inbox: ReturnType<typeof useInbox>;
  readonly criteria: InboxCriteria;
  readonly onFilter: (change: Partial<InboxCriteria>) => void;
  readonly onMark: (id: string, isRead: boolean) => void;
}

export function NewsList({ inbox, criteria, onFilter, onMark }: NewsListProps) {
  const t = useTranslations('inbox');
  const isNarrowed = criteria.kind !== '' || criteria.unread !== '';
  return (
    <QueryState
      query={inbox}
      heading="h2"
      errorTitle={t('failed')}
      isEmpty={({ total }) => total === 0}
      empty={isNarrowed ? <NothingLeft onAll={() => onFilter(noCriteria)} /> : <NothingYet />}
    >
      {({ items, total, totalPages }) => (
        <>
          <Days items={items} onMark={onMark} />
          <UrlPager page={parsePage(criteria.page)} totalPages={totalPages} change={onFilter}>
            {t('count', { count: total })}
          </UrlPager>
        </>
      )}
    </QueryState>
  );
}

function Days({
  items,
  onMark,
}: { readonly items: readonly NotificationItem[] } & Pick<NewsListProps, 'onMark'>) {
  const t = useTranslations('inbox');
  const locale = useLocale();
  return byDay(items, new Date()).map(({ day, isToday, isYesterday, items: news }) => (
    <section key={day}>
      <h2 className={styles.day}>
        {isToday ? t('today') : isYesterday ? t('yesterday') : calendarDayWithWeekday(locale, day)}
      </h2>
      <ul>
        {news.map((item) => (
          <NewsRow key={item.id} news={item} onMark={onMark} />
        ))}
      </ul>
    </section>
  ));
}

function NothingYet() {
  const t = useTranslations('inbox');
  return (
    <EmptyState
      heading="h2"
      title={t('empty')}
      action={
        <ButtonLink href="/profile?tab=notifications" variant="outlined">
          {t('choose')}
        </ButtonLink>
      }
    >
      {t('emptyText')}
    </EmptyState>
  );
}

function NothingLeft({ onAll }: { readonly onAll: () => void }) {
  const t = useTranslations('inbox');
  return (
    <EmptyState
      heading="h2"
      title={t('nothingLeft')}
      action={
        <Button variant="outlined" onClick={onAll}>
          {t('showAll')}
        </Button>
      }
    />
  );
}
