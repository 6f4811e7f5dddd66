'use client';

import ContentPasteRounded from '@mui/icons-material/ContentPasteRounded';
import PersonAddAltRounded from '@mui/icons-material/PersonAddAltRounded';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSession } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PeopleList } from './list/people-list.tsx';
import styles from './organisation-people.module.css';

const AddDialog = dynamic(() => import('./add/add-dialog.tsx').then((file) => file.AddDialog), {
  ssr: false,
});
const PasteDialog = dynamic(
  () => import('./add/paste-dialog.tsx').then((file) => file.OrganisationPasteDialog),
  { ssr: false },
);

const PossibleDuplicates = dynamic(
  () => import('./duplicates.tsx').then((file) => file.OrganisationDuplicates),
  { ssr: false },
);
const SettledDuplicates = dynamic(
  () => import('./duplicates.tsx').then((file) => file.OrganisationDuplicatesSettled),
  { ssr: false },
);

/** Everyone in an organisation, with or without a team. */
export function OrganisationPeople({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations();
  const { user } = useSession();
  const [task, setTask] = useState<'add' | 'paste' | null>(null);
  const organisation = user?.userOrgs.find(({ fullOrg }) => fullOrg.orgCode === orgCode);
  if (organisation === undefined) return null;
  const mayManage = organisation.abilities.includes('teams.manage');
  const close = () => setTask(null);
  const actions = (
    <div className={styles.actions}>
      <Button variant="contained" startIcon={<ContentPasteRounded />} onClick={() => setTask('paste')}>
        {t('squad.paste.open')}
      </Button>
      <Button variant="outlined" startIcon={<PersonAddAltRounded />} onClick={() => setTask('add')}>
        {t('squad.add.open')}
      </Button>
    </div>
  );
  return (
    <>
      <PageTitle
        above={organisation.fullOrg.name}
        title={t('players.title')}
        action={mayManage ? actions : undefined}
      >
        {t('players.text')}
      </PageTitle>
      {mayManage ? (
        <div className={styles.cards}>
          <PossibleDuplicates orgCode={orgCode} />
          <PeopleList orgCode={orgCode} />
          <SettledDuplicates orgCode={orgCode} />
        </div>
      ) : (
        <Card>
          <EmptyState heading="h2" title={t('players.notForYou')}>
            {t('players.notForYouText')}
          </EmptyState>
        </Card>
      )}
      {task === 'add' && <AddDialog orgCode={orgCode} onClose={close} />}
      {task === 'paste' && <PasteDialog orgCode={orgCode} onClose={close} />}
    </>
  );
}
