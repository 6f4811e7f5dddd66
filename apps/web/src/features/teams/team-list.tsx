'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRouter } from '../../i18n/navigation.ts';
import { useSession } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { NothingFound } from '../../ui/list/nothing-found.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { useUrlState } from '../../ui/list/use-url-state.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { ListDownload } from '../downloads/index.ts';
import { type Criteria, defaultCriteria, noCriteria } from './criteria.ts';
import { Filters } from './filters.tsx';
import { NewTeamDialog } from './new-team-dialog.tsx';
import { TeamPages } from './team-pages.tsx';
import { useTeamList } from './use-team-list.ts';

export function TeamList({ orgCode }: { orgCode: string }) {
  const t = useTranslations('teams');
  const router = useRouter();
  const { user } = useSession();
  const [criteria, change] = useUrlState(defaultCriteria);
  const [adding, setAdding] = useState(false);
  const query = useTeamList(orgCode, criteria);
  const organisation = user?.userOrgs.find(({ fullOrg }) => fullOrg.orgCode === orgCode);
  if (organisation === undefined) return null;
  const newTeam = organisation.abilities.includes('teams.manage') && (
    <Button variant="contained" startIcon={<AddRounded />} onClick={() => setAdding(true)}>
      {t('new')}
    </Button>
  );
  const isNarrowed = Object.keys(noCriteria).some((name) => criteria[name as keyof Criteria] !== '');
  const isNew = query.data?.pages[0]?.total === 0 && !isNarrowed;
  return (
    <>
      <PageTitle
        above={organisation.fullOrg.name}
        title={t('title')}
        action={
          <>
            <ListDownload list="teams" orgCode={orgCode} />
            {newTeam}
          </>
        }
      />
      <Card flush>
        {!isNew && (
          <Filters criteria={criteria} available={query.data?.pages[0]?.filters} onChange={change} />
        )}
        <QueryState
          query={query}
          errorTitle={t('failed')}
          heading="h2"
          isEmpty={({ pages }) => pages[0]?.total === 0}
          empty={
            <NoTeams criteria={criteria} isNew={isNew} onClear={() => change(noCriteria)} action={newTeam} />
          }
        >
          {({ pages }) => <TeamPages pages={pages} query={query} orgCode={orgCode} />}
        </QueryState>
      </Card>
      <NewTeamDialog
        open={adding}
        orgCode={orgCode}
        onClose={() => setAdding(false)}
        onCreated={({ id }) => router.push(`/dashboard/${orgCode}/teams/${id}`)}
      />
    </>
  );
}

interface NoTeamsProps {
  readonly criteria: Criteria;
  readonly isNew: boolean;
  readonly onClear: () => void;
  /** Creates the first team, if permitted. */
  readonly action: React.ReactNode;
}

function NoTeams({ criteria: { search }, isNew, onClear, action }: NoTeamsProps) {
  const t = useTranslations('teams');
  if (isNew) {
    return (
      <EmptyState heading="h2" title={t('none')} action={action}>
        {action === false ? t('noneForYou') : t('noneText')}
      </EmptyState>
    );
  }
  return (
    <NothingFound
      title={search === '' ? t('noneFits') : t('notFound', { search })}
      text={t('notFoundText')}
      clear={t('clear')}
      onClear={onClear}
    />
  );
}
