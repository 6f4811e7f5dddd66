'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import UploadRounded from '@mui/icons-material/UploadRounded';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSession } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { NothingFound } from '../../ui/list/nothing-found.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { UrlPager } from '../../ui/list/url-pager.tsx';
import { parsePage, useUrlState } from '../../ui/list/use-url-state.ts';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ListDownload } from '../downloads/index.ts';
import styles from './competition-list.module.css';
import { CompetitionRows } from './competition-rows.tsx';
import { type Criteria, defaultCriteria, noCriteria } from './criteria.ts';
import { Filters } from './filters.tsx';
import { StateFilter } from './state-filter.tsx';
import { useCompetitionList } from './use-competition-list.ts';

/** Loaded on demand: few competitions are imported. */
const ImportDialog = dynamic(() => import('./import/import-dialog.tsx').then((file) => file.ImportDialog), {
  ssr: false,
});

export function CompetitionList({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('competitions');
  const { user } = useSession();
  const [criteria, change] = useUrlState(defaultCriteria);
  const query = useCompetitionList(orgCode, criteria);
  const organisation = user?.userOrgs.find(({ fullOrg }) => fullOrg.orgCode === orgCode);
  if (organisation === undefined) return null;
  const narrow = (to: Partial<Criteria>) => change({ ...to, page: '1' });
  const isNarrowed = Object.keys(noCriteria).some((name) => criteria[name as keyof Criteria] !== '');
  const isNew = query.data?.total === 0 && !isNarrowed;
  const { abilities, fullOrg } = organisation;
  const mayImport = abilities.includes('traips.manage') && abilities.includes('teams.manage');
  const create = abilities.includes('competitions.manage') && (
    <span className={styles.ways}>
      {(query.data?.total ?? 0) > 1 && <PlanTogether orgCode={orgCode} />}
      {mayImport && <Import orgCode={orgCode} organisationId={fullOrg.id} />}
      <Create orgCode={orgCode} />
    </span>
  );
  return (
    <>
      <PageTitle
        above={fullOrg.name}
        title={t('title')}
        action={
          <>
            <ListDownload list="competitions" orgCode={orgCode} />
            {create}
          </>
        }
      />
      <Card flush>
        {!isNew && <Filters criteria={criteria} available={query.data?.filters} onChange={narrow} />}
        {!isNew && query.data?.filters !== undefined && (
          <StateFilter
            value={criteria.state}
            available={query.data.filters.states}
            onChange={(state) => narrow({ state })}
          />
        )}
        <QueryState
          query={query}
          errorTitle={t('failed')}
          heading="h2"
          isEmpty={({ total }) => total === 0}
          empty={
            isNarrowed ? (
              <NothingFound
                title={t('notFound')}
                text={t('notFoundText')}
                clear={t('clear')}
                onClear={() => narrow(noCriteria)}
              />
            ) : (
              <None action={create} />
            )
          }
        >
          {({ items, total, totalPages }) => (
            <>
              <CompetitionRows
                competitions={items}
                hrefOf={(id) => `/dashboard/${orgCode}/competitions/${id}`}
              />
              <UrlPager page={parsePage(criteria.page)} totalPages={totalPages} change={change}>
                {t('count', { count: total })}
              </UrlPager>
            </>
          )}
        </QueryState>
      </Card>
    </>
  );
}

function Import({ orgCode, organisationId }: { readonly orgCode: string; readonly organisationId: string }) {
  const t = useTranslations('competitionImport');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<UploadRounded />}
        aria-label={t('open')}
        onClick={() => setOpen(true)}
      >
        <span className={styles.wide}>{t('open')}</span>
        <span className={styles.narrow}>{t('openShort')}</span>
      </Button>
      {isOpen && (
        <ImportDialog orgCode={orgCode} organisationId={organisationId} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function PlanTogether({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('competitions');
  return (
    <ButtonLink
      variant="outlined"
      href={`/dashboard/${orgCode}/competitions/calendar`}
      startIcon={<EventAvailableOutlined />}
    >
      {t('planTogether')}
    </ButtonLink>
  );
}

function Create({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('competitions');
  return (
    <ButtonLink
      href={`/dashboard/${orgCode}/competitions/new`}
      startIcon={<AddRounded />}
      aria-label={t('new')}
    >
      <span className={styles.wide}>{t('new')}</span>
      <span className={styles.narrow}>{t('newShort')}</span>
    </ButtonLink>
  );
}

/** `action`: creates the first one, if permitted. */
function None({ action }: { readonly action: React.ReactNode }) {
  const t = useTranslations('competitions');
  return (
    <EmptyState heading="h2" title={t('none')} action={action}>
      {action === false ? t('noneForYou') : t('noneText')}
    </EmptyState>
  );
}
