'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { Crest } from '../../../ui/identity/crest.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { UrlPager } from '../../../ui/list/url-pager.tsx';
import { parsePage, useUrlState } from '../../../ui/list/use-url-state.ts';
import type { OrganisationContext } from '../data/organisation-context.ts';
import { type TeamVenuesData, useTeamVenues } from '../data/use-venues.ts';
import styles from '../frame/rows.module.css';
import { HomeDialog } from './home-dialog.tsx';

export function HomeVenues({ orgCode, mayManage }: OrganisationContext) {
  const t = useTranslations('venues');
  const [{ search, page }, change] = useUrlState({ search: '', page: '1' });
  const [edited, setEdited] = useState<TeamVenuesData | null>(null);
  const query = useTeamVenues(orgCode, { search, page: parsePage(page) });
  return (
    <Card title={t('homesTitle')} flush>
      <div className={styles.tools}>
        <SearchField
          label={t('searchTeam')}
          value={search}
          onSearch={(text) => change({ search: text, page: '1' })}
        />
      </div>
      <QueryState
        query={query}
        errorTitle={t('homesFailed')}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('noTeams')}>{t('noTeamsText')}</EmptyState>}
      >
        {({ items, total, totalPages }) => (
          <>
            <ul>
              {items.map((row) => (
                <Home key={row.team.id} row={row} onEdit={mayManage ? () => setEdited(row) : undefined} />
              ))}
            </ul>
            <UrlPager page={parsePage(page)} totalPages={totalPages} change={change}>
              {t('teamCount', { count: total })}
            </UrlPager>
          </>
        )}
      </QueryState>
      {edited !== null && <HomeDialog orgCode={orgCode} row={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

function Home({ row, onEdit }: { readonly row: TeamVenuesData; readonly onEdit: (() => void) | undefined }) {
  const t = useTranslations('venues');
  const { team, venues } = row;
  return (
    <li className={styles.closedRow}>
      <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={32} />
      <div className={styles.words}>
        <b className={styles.rowName}>{team.name}</b>
        <p className={styles.quiet}>
          {venues.length === 0 ? t('anywhere') : venues.map(({ name }) => name).join(' · ')}
        </p>
      </div>
      {onEdit !== undefined && (
        <Button variant="outlined" aria-label={t('chooseHomeOf', { name: team.name })} onClick={onEdit}>
          {t('chooseHome')}
        </Button>
      )}
    </li>
  );
}
