'use client';

import { type DeliveryStatus, deliveryStatuses } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { UrlPager } from '../../../ui/list/url-pager.tsx';
import { parsePage, useUrlState } from '../../../ui/list/use-url-state.ts';
import { useDeliveries, type WebhookItem } from '../data/use-webhooks.ts';
import styles from '../frame/webhooks.module.css';
import { DeliveryRow } from './delivery-row.tsx';

interface DeliveriesProps {
  readonly orgCode: string;
  readonly webhook: WebhookItem;
}

/** A webhook's deliveries in the last 30 days. */
export function Deliveries({ orgCode, webhook: { id, url, description, isOn } }: DeliveriesProps) {
  const t = useTranslations('webhooks');
  const [{ page, status: chosen }, change] = useUrlState({ page: '1', status: '' });
  const status = deliveryStatuses.find((one) => one === chosen);
  const query = useDeliveries({ orgCode, id }, { page: parsePage(page), ...(status && { status }) });
  const options: { value: DeliveryStatus | ''; label: string }[] = [
    { value: '', label: t('all') },
    ...deliveryStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
  ];
  return (
    <Card title={t('logTitle', { name: description ?? new URL(url).host })} flush>
      <div className={styles.tools}>
        <Segments
          label={t('filter')}
          options={options}
          value={status ?? ''}
          onChange={(value) => change({ status: value, page: '1' })}
        />
      </div>
      <QueryState
        query={query}
        errorTitle={t('logFailed')}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState title={t(status === undefined ? 'logEmpty' : 'logEmptyFiltered')}>
            {status === undefined ? t('logEmptyText') : undefined}
          </EmptyState>
        }
      >
        {({ items, total, totalPages }) => (
          <>
            <ul>
              {items.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  orgCode={orgCode}
                  isOn={isOn}
                  webhookId={id}
                />
              ))}
            </ul>
            <UrlPager page={parsePage(page)} totalPages={totalPages} change={change}>
              {t('logCount', { count: total })}
            </UrlPager>
          </>
        )}
      </QueryState>
    </Card>
  );
}
