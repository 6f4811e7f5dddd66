'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import styles from './apps.module.css';
import { ConnectionRow } from './connection-row.tsx';
import { type Connections, connectionsOf, ownConnections } from './connections.ts';

/** The apps that act in the person's name. */
export function OwnConnections() {
  return <ConnectionsCard connections={ownConnections} />;
}

/** The apps that act for an organisation. */
export function OrganisationConnections({ orgCode }: { readonly orgCode: string }) {
  return <ConnectionsCard connections={connectionsOf(orgCode)} />;
}

function ConnectionsCard({ connections }: { readonly connections: Connections }) {
  const t = useTranslations('apps');
  const query = useQuery({ queryKey: connections.key, queryFn: () => connections.list() });
  const isEmpty = query.data?.apps.length === 0;
  return (
    <Card title={t('connected')}>
      <p className={styles.text}>
        {connections.isOrganisation ? t('organisationConnectedText') : t('connectedText')}
      </p>
      {isEmpty && <p className={styles.none}>{t('noneConnected')}</p>}
      <QueryState query={query} errorTitle={t('loadFailed')} heading="h3">
        {({ apps }) => (
          <ul className={styles.list}>
            {apps.map((connection) => (
              <ConnectionRow key={connection.id} connection={connection} connections={connections} />
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}
