'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { maxWebhooks } from '@traip/contract';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { useUrlState } from '../../ui/list/use-url-state.ts';
import { useWebhooks, type WebhookItem } from './data/use-webhooks.ts';
import styles from './frame/webhooks.module.css';
import { WebhookRow } from './list/webhook-row.tsx';
import { Deliveries } from './log/deliveries.tsx';

const WebhookDialog = dynamic(() => import('./edit/webhook-dialog.tsx').then((file) => file.WebhookDialog));
const SecretDialog = dynamic(() => import('./edit/secret-dialog.tsx').then((file) => file.SecretDialog));

/** Other programs that are notified of events in the organisation. */
export function Webhooks({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('webhooks');
  const query = useWebhooks(orgCode);
  const [{ webhook: openId }, change] = useUrlState({ webhook: '', status: '', page: '1' });
  const [edited, setEdited] = useState<WebhookItem | 'new' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const open = query.data?.find(({ id }) => id === openId);
  const show = (id: string) => change({ webhook: id, status: '', page: '1' });
  return (
    <div className={styles.page}>
      <Card
        title={t('title')}
        aside={<Add count={query.data?.length} onAdd={() => setEdited('new')} />}
        flush
      >
        <p className={styles.intro}>{t('text')}</p>
        <QueryState
          query={query}
          errorTitle={t('loadFailed')}
          isEmpty={(webhooks) => webhooks.length === 0}
          empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
        >
          {(webhooks) => (
            <ul>
              {webhooks.map((webhook) => (
                <WebhookRow
                  key={webhook.id}
                  webhook={webhook}
                  orgCode={orgCode}
                  isOpen={webhook.id === openId}
                  onEdit={() => setEdited(webhook)}
                  onSecret={setSecret}
                  onShow={() => show(webhook.id === openId ? '' : webhook.id)}
                  onTested={() => show(webhook.id)}
                />
              ))}
            </ul>
          )}
        </QueryState>
      </Card>
      {open !== undefined && <Deliveries key={open.id} orgCode={orgCode} webhook={open} />}
      {edited !== null && (
        <WebhookDialog
          orgCode={orgCode}
          webhook={edited === 'new' ? null : edited}
          onCreated={setSecret}
          onClose={() => setEdited(null)}
        />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </div>
  );
}

function Add({ count, onAdd }: { readonly count: number | undefined; readonly onAdd: () => void }) {
  const t = useTranslations('webhooks');
  if (count === undefined || count >= maxWebhooks) return null;
  return (
    <Button variant="contained" startIcon={<AddRounded />} onClick={onAdd}>
      {t('add')}
    </Button>
  );
}
