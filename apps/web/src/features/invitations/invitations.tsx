'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { InvitationRow } from './invitation-row.tsx';
import styles from './invitations.module.css';
import {
  fromOrganisation,
  fromTeam,
  type PendingInvitation,
  useMyInvitations,
} from './use-my-invitations.ts';

/** Invitations from organisations and teams. */
export function Invitations() {
  const t = useTranslations('invitations');
  const { organisations, teams } = useMyInvitations();
  const [joined, setJoined] = useState<readonly PendingInvitation[]>([]);
  const join = (invitation: PendingInvitation) => setJoined((previous) => [...previous, invitation]);
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <div className={styles.page}>
        {joined.map((invitation) => (
          <Joined key={invitation.id} invitation={invitation} />
        ))}
        <Card title={t('organisations')} flush>
          <QueryState
            query={organisations}
            errorTitle={t('failed')}
            isEmpty={(list) => list.length === 0}
            empty={<EmptyState title={t('noOrganisations')}>{t('noOrganisationsText')}</EmptyState>}
          >
            {(list) => <Rows of={list.map(fromOrganisation)} onJoined={join} />}
          </QueryState>
        </Card>
        <Card title={t('teams')} flush>
          <QueryState
            query={teams}
            errorTitle={t('failed')}
            isEmpty={({ invitations }) => invitations.length === 0}
            empty={<EmptyState title={t('noTeams')}>{t('noTeamsText')}</EmptyState>}
          >
            {({ invitations }) => <Rows of={invitations.map(fromTeam)} onJoined={join} />}
          </QueryState>
        </Card>
      </div>
    </>
  );
}

interface RowsProps {
  readonly of: readonly PendingInvitation[];
  readonly onJoined: (invitation: PendingInvitation) => void;
}

function Rows({ of: invitations, onJoined }: RowsProps) {
  return (
    <ul>
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} onJoined={() => onJoined(invitation)} />
      ))}
    </ul>
  );
}

function Joined({ invitation: { name, href, kind } }: { readonly invitation: PendingInvitation }) {
  const t = useTranslations('invitations');
  return (
    <Notice
      tone="success"
      action={<ButtonLink href={href}>{kind === 'team' ? t('goToTeam') : t('goToOrganisation')}</ButtonLink>}
    >
      {t('joined', { name })}
    </Notice>
  );
}
