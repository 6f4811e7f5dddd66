'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRouter } from '../../../i18n/navigation.ts';
import { useSession } from '../../../lib/session/index.ts';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { MorePages } from '../../../ui/list/more-pages.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { useUrlState } from '../../../ui/list/use-url-state.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useSports } from '../form/traip-fields.tsx';
import { NewTraipDialog } from './new-traip-dialog.tsx';
import { NoTraips } from './no-traips.tsx';
import styles from './traip-list.module.css';
import { TraipRows } from './traip-rows.tsx';
import { useTraipList } from './use-traip-list.ts';

export function TraipList({ orgCode }: { orgCode: string }) {
  const t = useTranslations('traips');
  const router = useRouter();
  const { user } = useSession();
  const [{ search, sport }, change] = useUrlState({ search: '', sport: '' });
  const [adding, setAdding] = useState(false);
  const sports = useSports();
  const organisation = user?.userOrgs.find(({ fullOrg }) => fullOrg.orgCode === orgCode);
  const query = useTraipList({ organisationId: organisation?.orgId, search, sport });
  if (organisation === undefined) return null;
  const newTraip = organisation.abilities.includes('traips.manage') && (
    <Button variant="contained" startIcon={<AddRounded />} onClick={() => setAdding(true)}>
      {t('new')}
    </Button>
  );
  const clear = () => change({ search: '', sport: '' });
  return (
    <>
      <PageTitle above={organisation.fullOrg.name} title={t('title')} action={newTraip} />
      <Card flush>
        <div className={styles.tools}>
          <SearchField label={t('search')} value={search} onSearch={(text) => change({ search: text })} />
          <SelectField
            hideLabel
            label={t('sportFilter')}
            placeholder={t('anySport')}
            options={sports}
            value={sport}
            onChange={(event) => change({ sport: event.target.value })}
          />
        </div>
        <QueryState
          query={query}
          errorTitle={t('failed')}
          heading="h2"
          isEmpty={({ pages }) => pages[0]?.total === 0}
          empty={<NoTraips isNarrowed={search !== '' || sport !== ''} onClear={clear} action={newTraip} />}
        >
          {({ pages }) => (
            <>
              <TraipRows traips={pages.flatMap(({ items }) => items)} orgCode={orgCode} />
              <MorePages query={query} failed={t('failed')}>
                {t('count', {
                  shown: pages.flatMap(({ items }) => items).length,
                  total: pages[0]?.total ?? 0,
                })}
              </MorePages>
            </>
          )}
        </QueryState>
      </Card>
      {adding && (
        <NewTraipDialog
          organisationId={organisation.orgId}
          onClose={() => setAdding(false)}
          onCreated={({ id }) => router.push(`/dashboard/${orgCode}/traips/${id}`)}
        />
      )}
    </>
  );
}
