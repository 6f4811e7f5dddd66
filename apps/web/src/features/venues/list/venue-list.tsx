'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { UrlPager } from '../../../ui/list/url-pager.tsx';
import { parsePage, useUrlState } from '../../../ui/list/use-url-state.ts';
import type { OrganisationContext } from '../data/organisation-context.ts';
import { useVenues, type VenueData } from '../data/use-venues.ts';
import styles from '../frame/rows.module.css';
import { VenueDialog } from './venue-dialog.tsx';
import { VenueRow } from './venue-row.tsx';

const ClosedDateDialog = dynamic(() =>
  import('../closed/closed-date-dialog.tsx').then((file) => file.ClosedDateDialog),
);

export function VenueList({ orgCode, mayManage }: OrganisationContext) {
  const t = useTranslations('venues');
  const [{ search, page }, change] = useUrlState({ search: '', page: '1' });
  const [edited, setEdited] = useState<VenueData | 'new' | null>(null);
  const [closing, setClosing] = useState<string | null>(null);
  const query = useVenues(orgCode, { search, page: parsePage(page) });
  const add = mayManage && (
    <Button variant="contained" startIcon={<AddRounded />} onClick={() => setEdited('new')}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <Card flush>
        <div className={styles.tools}>
          <SearchField
            label={t('search')}
            value={search}
            onSearch={(text) => change({ search: text, page: '1' })}
          />
          {add}
        </div>
        <QueryState
          query={query}
          errorTitle={t('failed')}
          heading="h2"
          isEmpty={({ total }) => total === 0}
          empty={
            search === '' ? (
              <EmptyState heading="h2" title={t('none')}>
                {mayManage ? t('noneText') : t('noneForYou')}
              </EmptyState>
            ) : (
              <EmptyState heading="h2" title={t('notFound', { search })}>
                {t('notFoundText')}
              </EmptyState>
            )
          }
        >
          {({ items, total, totalPages }) => (
            <>
              <ul>
                {items.map((venue) => (
                  <VenueRow
                    key={venue.id}
                    venue={venue}
                    orgCode={orgCode}
                    mayManage={mayManage}
                    onEdit={() => setEdited(venue)}
                    onCloseDays={() => setClosing(venue.id)}
                  />
                ))}
              </ul>
              <UrlPager page={parsePage(page)} totalPages={totalPages} change={change}>
                {t('count', { count: total })}
              </UrlPager>
            </>
          )}
        </QueryState>
      </Card>
      {edited !== null && (
        <VenueDialog
          orgCode={orgCode}
          venue={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {closing !== null && (
        <ClosedDateDialog orgCode={orgCode} venueId={closing} onClose={() => setClosing(null)} />
      )}
    </>
  );
}
