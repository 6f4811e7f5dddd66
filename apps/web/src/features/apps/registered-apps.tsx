'use client';

import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { appApi } from '../../lib/api/app.ts';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { SecretDialog } from '../access-tokens/index.ts';
import { AppDialog } from './app-dialog.tsx';
import { AppRow } from './app-row.tsx';
import styles from './apps.module.css';
import { appsKey, type RegisteredApp } from './registered-app.ts';

/** The organisation's own apps, with which people use Traip elsewhere. */
export function RegisteredApps({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('apps');
  const [edited, setEdited] = useState<RegisteredApp | 'new' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const query = useQuery({
    queryKey: appsKey(orgCode),
    queryFn: () => appApi.list({ params: { orgCode } }),
  });
  return (
    <Card title={t('registered')}>
      <p className={styles.text}>{t('registeredText')}</p>
      <QueryState query={query} errorTitle={t('loadFailed')} heading="h3">
        {({ apps }) => (
          <ul className={styles.list}>
            {apps.map((app) => (
              <AppRow
                key={app.id}
                app={app}
                orgCode={orgCode}
                onEdit={() => setEdited(app)}
                onSecret={setSecret}
              />
            ))}
          </ul>
        )}
      </QueryState>
      <div className={styles.actions}>
        <Button variant="outlined" onClick={() => setEdited('new')}>
          {t('register')}
        </Button>
      </div>
      {edited !== null && (
        <AppDialog
          app={edited === 'new' ? null : edited}
          orgCode={orgCode}
          onClose={() => setEdited(null)}
          onSecret={setSecret}
        />
      )}
      {secret !== null && (
        <SecretDialog
          title={t('secretTitle')}
          secret={secret}
          use={t('secretUse')}
          onClose={() => setSecret(null)}
        />
      )}
    </Card>
  );
}
