'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { UrlPager } from '../../../ui/list/url-pager.tsx';
import { parsePage, useUrlState } from '../../../ui/list/use-url-state.ts';
import type { OrganisationContext } from '../data/organisation-context.ts';
import { useClosedDates } from '../data/use-venues.ts';
import { ClosedDateRow } from './closed-date-row.tsx';

const ClosedDateDialog = dynamic(() =>
  import('./closed-date-dialog.tsx').then((file) => file.ClosedDateDialog),
);

export function ClosedDates({ orgCode, mayManage }: OrganisationContext) {
  const t = useTranslations('venues');
  const [{ page }, change] = useUrlState({ page: '1' });
  const [adding, setAdding] = useState(false);
  const query = useClosedDates(orgCode, { page: parsePage(page), limit: 20 });
  const add = mayManage && (
    <Button variant="contained" startIcon={<AddRounded />} onClick={() => setAdding(true)}>
      {t('addClosed')}
    </Button>
  );
  return (
    <Card title={t('closedTitle')} aside={add} flush>
      <QueryState
        query={query}
        errorTitle={t('closedFailed')}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('noClosed')}>{t('noClosedText')}</EmptyState>}
      >
        {({ items, total, totalPages }) => (
          <>
            <ul>
              {items.map((closed) => (
                <ClosedDateRow key={closed.id} closed={closed} orgCode={orgCode} mayManage={mayManage} />
              ))}
            </ul>
            <UrlPager page={parsePage(page)} totalPages={totalPages} change={change}>
              {t('closedCount', { count: total })}
            </UrlPager>
          </>
        )}
      </QueryState>
      {adding && <ClosedDateDialog orgCode={orgCode} onClose={() => setAdding(false)} />}
    </Card>
  );
}
