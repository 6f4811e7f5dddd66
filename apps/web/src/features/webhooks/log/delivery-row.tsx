'use client';

import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { dayAndTime } from '../../../i18n/formats.ts';
import { webhookApi } from '../../../lib/api/webhook.ts';
import { type DeliveryItem, useWebhookChange } from '../data/use-webhooks.ts';
import styles from '../frame/webhooks.module.css';
import { DeliveryState } from './delivery-state.tsx';
import { useDeliveryFacts } from './use-delivery-facts.ts';

interface DeliveryRowProps {
  readonly delivery: DeliveryItem;
  readonly orgCode: string;
  readonly webhookId: string;
  readonly isOn: boolean;
}

export function DeliveryRow(props: DeliveryRowProps) {
  const { delivery, isOn } = props;
  const t = useTranslations('webhooks');
  const locale = useLocale();
  const facts = useDeliveryFacts()(delivery);
  const { isBusy, send } = useSendAgain(props);
  const { type, at, isAgain, response, body, messageId } = delivery;
  return (
    <li className={styles.delivery}>
      <div className={styles.words}>
        <span className={styles.titled}>
          <b>{type === 'webhook.test' ? t('testEvent') : t(`events.${type}`)}</b>
          <DeliveryState delivery={delivery} />
        </span>
        <p className={styles.quiet}>
          <time dateTime={at}>{dayAndTime(locale, new Date(at))}</time>
          {isAgain && ` · ${t('sentAgain')}`}
        </p>
        <p className={styles.quiet}>{facts}</p>
        <details className={styles.details}>
          <summary>{t('details')}</summary>
          <p className={styles.quiet}>{messageId}</p>
          <h3 className={styles.part}>{t('sent')}</h3>
          <pre className={styles.code}>{JSON.stringify(JSON.parse(body), null, 2)}</pre>
          {response !== null && response !== '' && (
            <>
              <h3 className={styles.part}>{t('answer')}</h3>
              <pre className={styles.code}>{response}</pre>
            </>
          )}
        </details>
      </div>
      {isOn && delivery.attempts > 0 && (
        <Button
          variant="outlined"
          className={styles.again}
          aria-label={t('sendAgainOf', { event: type })}
          aria-disabled={isBusy}
          onClick={send}
        >
          {t('sendAgain')}
        </Button>
      )}
    </li>
  );
}

function useSendAgain({ delivery, orgCode, webhookId: id }: DeliveryRowProps) {
  const t = useTranslations('webhooks');
  const change = useWebhookChange();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    const params = { orgCode, id, deliveryId: delivery.id };
    await change(() => webhookApi.sendAgain({ params }), { done: t('queued'), failed: t('againFailed') });
    setBusy(false);
  };
  return { isBusy, send: () => void send() };
}
