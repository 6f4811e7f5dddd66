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
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications.module.css';
import { type InboxCriteria, type NotificationItem, noCriteria, type useInbox } from './use-inbox.ts';

interface NotificationListProps {
  readonly inbox: ReturnType<typeof useInbox>;
  readonly criteria: InboxCriteria;
  readonly onFilter: (change: Partial<InboxCriteria>) => void;
  readonly onMark: (id: string, isRead: boolean) => void;
}

export function NotificationList({ inbox, criteria, onFilter, onMark }: NotificationListProps) {
  const t = useTranslations('inbox');
  const isNarrowed = criteria.kind !== '' || criteria.unread !== '';
  return (
    <QueryState
      query={inbox}
      heading="h2"
      errorTitle={t('failed')}
      isEmpty={({ total }) => total === 0}
      empty={isNarrowed ? <AllRead onAll={() => onFilter(noCriteria)} /> : <EmptyInbox />}
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
}: { readonly items: readonly NotificationItem[] } & Pick<NotificationListProps, 'onMark'>) {
  const t = useTranslations('inbox');
  const locale = useLocale();
  return byDay(items, new Date()).map(({ day, isToday, isYesterday, items: notifications }) => (
    <section key={day}>
      <h2 className={styles.day}>
        {isToday ? t('today') : isYesterday ? t('yesterday') : calendarDayWithWeekday(locale, day)}
      </h2>
      <ul>
        {notifications.map((item) => (
          <NotificationRow key={item.id} notification={item} onMark={onMark} />
        ))}
      </ul>
    </section>
  ));
}

function EmptyInbox() {
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

function AllRead({ onAll }: { readonly onAll: () => void }) {
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
