'use client';

import DoneAllRounded from '@mui/icons-material/DoneAllRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { useUrlState } from '../../ui/list/use-url-state.ts';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { NotificationList } from './notification-list.tsx';
import styles from './notifications.module.css';
import { noCriteria, useInbox, useMarkNotifications } from './use-inbox.ts';

export function Inbox() {
  const t = useTranslations('inbox');
  const [criteria, setCriteria] = useUrlState(noCriteria);
  const inbox = useInbox(criteria);
  const { mark, markAll, undo, canUndo } = useInboxMarks();
  const unread = inbox.data?.unread ?? 0;
  return (
    <>
      <PageTitle
        title={t('title')}
        action={
          <ButtonLink href="/profile?tab=notifications" variant="outlined" startIcon={<TuneRounded />}>
            {t('preferences')}
          </ButtonLink>
        }
      >
        {t('text')}
      </PageTitle>
      {canUndo && (
        <div className={styles.notice}>
          <Notice
            tone="success"
            action={
              <Button variant="outlined" onClick={undo}>
                {t('undo')}
              </Button>
            }
          >
            {t('allRead')}
          </Notice>
        </div>
      )}
      <div className={styles.tools}>
        <InboxFilters criteria={criteria} unread={unread} onFilter={setCriteria} />
        {unread > 0 && (
          <Button startIcon={<DoneAllRounded />} onClick={markAll} className={styles.markAll}>
            {t('markAll')}
          </Button>
        )}
      </div>
      <Card flush>
        <NotificationList inbox={inbox} criteria={criteria} onFilter={setCriteria} onMark={mark} />
      </Card>
    </>
  );
}

/** Read and unread marks, and the last "mark all" that can still be undone. */
function useInboxMarks() {
  const t = useTranslations('inbox');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const { mutate } = useMarkNotifications();
  const [markedAt, setMarkedAt] = useState<string | null>(null);
  const onError = (failure: unknown) => toast(failureMessage(failure, t('markFailed')), 'error');
  return {
    mark: (id: string, isRead: boolean) => mutate({ which: { ids: [id] }, isRead }, { onError }),
    markAll: () =>
      mutate({ which: { all: true }, isRead: true }, { onError, onSuccess: ({ at }) => setMarkedAt(at) }),
    undo: () => {
      if (markedAt === null) return;
      const onSuccess = () => setMarkedAt(null);
      mutate({ which: { readAt: markedAt }, isRead: false }, { onError, onSuccess });
    },
    canUndo: markedAt !== null,
  };
}
