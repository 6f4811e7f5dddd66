'use client';

import type { UseQueryResult } from '@tanstack/react-query';
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
  const isEmpty = organisations.data?.length === 0 && teams.data?.invitations.length === 0;
  const join = (invitation: PendingInvitation) => setJoined((previous) => [...previous, invitation]);
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <div className={styles.page}>
        {joined.map((invitation) => (
          <Joined key={invitation.id} invitation={invitation} />
        ))}
        <Section
          title={t('organisations')}
          query={organisations}
          rowsOf={(list) => list.map(fromOrganisation)}
          onJoined={join}
        />
        <Section
          title={t('teams')}
          query={teams}
          rowsOf={({ invitations }) => invitations.map(fromTeam)}
          onJoined={join}
        />
        {isEmpty && (
          <Card>
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          </Card>
        )}
      </div>
    </>
  );
}

interface SectionProps<Data> {
  readonly title: string;
  readonly query: UseQueryResult<Data>;
  readonly rowsOf: (data: Data) => readonly PendingInvitation[];
  readonly onJoined: (invitation: PendingInvitation) => void;
}

/** Hidden without invitations of this kind. */
function Section<Data>({ title, query, rowsOf, onJoined }: SectionProps<Data>) {
  const t = useTranslations('invitations');
  if (query.data !== undefined && rowsOf(query.data).length === 0) return null;
  return (
    <Card title={title} flush>
      <QueryState query={query} errorTitle={t('failed')}>
        {(data) => (
          <ul>
            {rowsOf(data).map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                onJoined={() => onJoined(invitation)}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
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
