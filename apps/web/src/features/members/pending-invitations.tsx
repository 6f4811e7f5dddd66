'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import { QueryState, RowsSkeleton } from '../../ui/list/query-state.tsx';
import { Count } from './count.tsx';
import styles from './members.module.css';
import { PendingRow } from './pending-row.tsx';
import { useInvitationActions } from './use-invitation-actions.ts';
import { type Organisation, useOpenInvitations } from './use-members.ts';

export function PendingInvitations({ organisation }: { readonly organisation: Organisation }) {
  const t = useTranslations('members');
  const [page, setPage] = useState(1);
  const query = useOpenInvitations(organisation.id, page);
  const actions = useInvitationActions(organisation);
  const { withdrawn, failure, undo, busy } = actions;
  if (query.error === null && (query.data?.total ?? 0) === 0 && withdrawn === null && failure === null)
    return null;
  return (
    <Card title={t('pending')} aside={query.data && <Count of={query.data.total} />} flush>
      <div className={styles.notices}>
        {withdrawn !== null && (
          <Notice
            tone="info"
            action={
              <Button variant="outlined" aria-disabled={busy !== null} onClick={undo}>
                {t('undo')}
              </Button>
            }
          >
            {t('withdrawn', { invitee: withdrawn.invitee })}
          </Notice>
        )}
        {failure !== null && <Notice tone="error">{failure}</Notice>}
      </div>
      <QueryState
        query={query}
        errorTitle={t('pendingFailed')}
        skeleton={<RowsSkeleton rows={2} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('noPending')}>{t('noPendingText')}</EmptyState>}
      >
        {({ items, totalPages }) => (
          <>
            <ul>
              {items.map((invitation) => (
                <PendingRow key={invitation.id} invitation={invitation} actions={actions} />
              ))}
            </ul>
            {totalPages > 1 && <Pager page={page} totalPages={totalPages} onPage={setPage} />}
          </>
        )}
      </QueryState>
    </Card>
  );
}
