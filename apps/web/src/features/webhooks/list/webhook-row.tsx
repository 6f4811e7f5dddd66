'use client';

import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import PowerSettingsNewRounded from '@mui/icons-material/PowerSettingsNewRounded';
import RestartAltRounded from '@mui/icons-material/RestartAltRounded';
import Button from '@mui/material/Button';
import { webhookEventTypes } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { ItemMenu } from '../../../ui/list/item-menu.tsx';
import type { WebhookItem } from '../data/use-webhooks.ts';
import styles from '../frame/webhooks.module.css';
import { useWebhookActions } from './use-webhook-actions.ts';
import { WebhookState } from './webhook-state.tsx';

interface WebhookRowProps {
  readonly webhook: WebhookItem;
  readonly orgCode: string;
  readonly isOpen: boolean;
  readonly onEdit: () => void;
  readonly onSecret: (secret: string) => void;
  readonly onShow: () => void;
  readonly onTested: () => void;
}

export function WebhookRow(props: WebhookRowProps) {
  const { webhook, isOpen, onEdit, onShow } = props;
  const t = useTranslations('webhooks');
  const actions = useWebhookActions(props);
  const { url, description, events, isOn } = webhook;
  const name = description ?? new URL(url).host;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.titled}>
          <b className={styles.name}>{name}</b>
          <WebhookState webhook={webhook} />
        </span>
        <p className={styles.address}>{url}</p>
        <p className={styles.quiet}>
          {events.length === webhookEventTypes.length
            ? t('allEvents')
            : events.map((event) => t(`events.${event}`)).join(' · ')}
        </p>
      </div>
      <div className={styles.actions}>
        {isOn && (
          <Button variant="outlined" aria-disabled={actions.isTesting} onClick={actions.test}>
            {actions.isTesting ? t('testing') : t('test')}
          </Button>
        )}
        <Button variant="outlined" aria-expanded={isOpen} onClick={onShow}>
          {t(isOpen ? 'hideLog' : 'showLog')}
        </Button>
        <ItemMenu
          label={t('moreOf', { name })}
          items={[
            { label: t('edit'), icon: EditOutlined, onSelect: onEdit },
            { label: t('showSecret'), icon: KeyOutlined, onSelect: actions.reveal },
            { label: t('rotate'), icon: RestartAltRounded, onSelect: actions.rotate },
            { label: t(isOn ? 'turnOff' : 'turnOn'), icon: PowerSettingsNewRounded, onSelect: actions.turn },
            { label: t('delete'), icon: DeleteOutlineRounded, isDanger: true, onSelect: actions.remove },
          ]}
        />
      </div>
    </li>
  );
}
