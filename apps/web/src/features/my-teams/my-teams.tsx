'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRouter } from '../../i18n/navigation.ts';
import { myHomeQuery } from '../../lib/api/my-home.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { fromTeam, InvitationRow, useMyInvitations } from '../invitations/index.ts';
import { NewTeamDialog } from '../teams/index.ts';
import styles from './my-teams.module.css';
import { TeamPlace } from './team-place.tsx';
import type { OwnTeam } from './team-row.tsx';

export function MyTeams() {
  const t = useTranslations('myTeams');
  const router = useRouter();
  const [adding, setAdding] = useState(false);
  const { teams: query } = useMyInvitations();
  const newTeam = (
    <Button variant="contained" startIcon={<AddRounded />} onClick={() => setAdding(true)}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('title')} action={newTeam} />
      <div className={styles.page}>
        <Waiting query={query} />
        <Card title={t('teams')} flush>
          <QueryState
            query={query}
            errorTitle={t('failed')}
            isEmpty={({ teams }) => teams.length === 0}
            empty={
              <EmptyState title={t('none')} action={newTeam}>
                {t('noneText')}
              </EmptyState>
            }
          >
            {({ teams }) => <Teams teams={teams} />}
          </QueryState>
        </Card>
      </div>
      <NewTeamDialog
        open={adding}
        onClose={() => setAdding(false)}
        onCreated={({ id }) => router.push(`/my-teams/${id}`)}
      />
    </>
  );
}

/** Each team with its position, as soon as it's loaded. */
function Teams({ teams }: { teams: readonly OwnTeam[] }) {
  const { data: home } = useQuery(myHomeQuery);
  const placeOf = (id: string) => home?.teams.find(({ team }) => team.id === id)?.place ?? null;
  return (
    <ul>
      {teams.map((own) => (
        <TeamPlace key={own.team.id} own={{ ...own, place: placeOf(own.team.id) }} />
      ))}
    </ul>
  );
}

/** Only with pending invitations. An accepted team appears in the list below. */
function Waiting({ query }: { query: ReturnType<typeof useMyInvitations>['teams'] }) {
  const t = useTranslations('myTeams');
  const router = useRouter();
  const invitations = query.data?.invitations ?? [];
  if (invitations.length === 0) return null;
  return (
    <Card title={t('waiting')} flush>
      <ul>
        {invitations.map(fromTeam).map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            onJoined={() => router.push(invitation.href)}
          />
        ))}
      </ul>
    </Card>
  );
}
