'use client';

import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime, dayOf } from '../../i18n/formats.ts';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { FormError } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import styles from './apps.module.css';
import type { Connection, Connections } from './connections.ts';

interface ConnectionRowProps {
  readonly connection: Connection;
  readonly connections: Connections;
}

/** What an app may do, for whom, since when, and when it was last used. */
export function ConnectionRow({ connection, connections }: ConnectionRowProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { disconnect, failure } = useDisconnect(connection, connections);
  const { app, scopes, createdAt, lastUsedAt, organisation = null, connectedBy } = connection;
  const { name, madeBy } = app;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <b>{name}</b>
        <span>{t('apps.madeBy', { who: madeBy })}</span>
        <span>{scopes.map((scope) => t(`accessTokens.scopes.${scope}`)).join(', ')}</span>
        {organisation !== null && <span>{t('apps.actsFor', { name: organisation })}</span>}
        <span>{t('apps.since', { day: dayOf(locale, new Date(createdAt)) })}</span>
        {lastUsedAt !== null && (
          <span>{t('accessTokens.used', { when: dayAndTime(locale, new Date(lastUsedAt)) })}</span>
        )}
        {connectedBy !== undefined && <span>{t('apps.connectedBy', { who: connectedBy })}</span>}
        {failure !== null && <FormError>{failure}</FormError>}
      </span>
      <Button color="error" aria-label={t('apps.disconnectOf', { name })} onClick={() => void disconnect()}>
        {t('apps.disconnect')}
      </Button>
    </li>
  );
}

function useDisconnect({ id, app: { name } }: Connection, { key, disconnect: send }: Connections) {
  const t = useTranslations('apps');
  const client = useQueryClient();
  const confirm = useConfirm();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const { mutate, error } = useMutation({
    mutationFn: () => send(id),
    onSuccess: () => toast(t('disconnected')),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  const disconnect = async () => {
    const question = {
      title: t('disconnectQuestion', { name }),
      text: t('disconnectLoss'),
      confirmLabel: t('disconnect'),
    };
    if (await confirm({ ...question, danger: true })) mutate();
  };
  return { disconnect, failure: error === null ? null : failureMessage(error, t('disconnectFailed')) };
}
