'use client';

import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { appApi } from '../../lib/api/app.ts';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { FormError } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import styles from './apps.module.css';
import { appsKey, type RegisteredApp } from './registered-app.ts';

interface AppRowProps {
  readonly app: RegisteredApp;
  readonly orgCode: string;
  readonly onEdit: () => void;
  readonly onSecret: (secret: string) => void;
}

/** An app's credentials and its redirect addresses. */
export function AppRow({ app, orgCode, onEdit, onSecret }: AppRowProps) {
  const t = useTranslations('apps');
  const { rotate, remove, failure } = useAppActions(app, orgCode, onSecret);
  const { id, name, redirectUris, secretHint, isConfidential } = app;
  return (
    <li className={styles.app}>
      <span className={styles.words}>
        <b>{name}</b>
        <span>
          {t('clientId')} <code>{id}</code>
        </span>
        <span>
          {secretHint === null ? t('noSecret') : `${t('secret')} `}
          {secretHint !== null && <code>{secretHint}</code>}
        </span>
        {redirectUris.map((uri) => (
          <code key={uri}>{uri}</code>
        ))}
        {redirectUris.length === 0 && <span>{t('noRedirects')}</span>}
        {failure !== null && <FormError>{failure}</FormError>}
      </span>
      <span className={styles.tools}>
        <Button aria-label={t('editOf', { name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        {isConfidential && (
          <Button aria-label={t('rotateOf', { name })} onClick={() => void rotate()}>
            {t('rotate')}
          </Button>
        )}
        <Button color="error" aria-label={t('deleteOf', { name })} onClick={() => void remove()}>
          {t('delete')}
        </Button>
      </span>
    </li>
  );
}

function useAppActions({ id, name }: RegisteredApp, orgCode: string, onSecret: (secret: string) => void) {
  const t = useTranslations('apps');
  const client = useQueryClient();
  const confirm = useConfirm();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const params = { orgCode, id };
  const onSettled = () => client.invalidateQueries({ queryKey: appsKey(orgCode) });
  const rotation = useMutation({
    mutationFn: () => appApi.rotateSecret({ params }),
    onSuccess: ({ secret }) => {
      if (secret !== null) onSecret(secret);
    },
    onSettled,
  });
  const removal = useMutation({
    mutationFn: () => appApi.delete({ params }),
    onSuccess: () => toast(t('deleted')),
    onSettled,
  });
  const rotate = async () => {
    const question = {
      title: t('rotateQuestion', { name }),
      text: t('rotateLoss'),
      confirmLabel: t('rotate'),
    };
    if (await confirm({ ...question, danger: true })) rotation.mutate();
  };
  const remove = async () => {
    const question = {
      title: t('deleteQuestion', { name }),
      text: t('deleteLoss'),
      confirmLabel: t('delete'),
    };
    if (await confirm({ ...question, danger: true })) removal.mutate();
  };
  const error = rotation.error ?? removal.error;
  return { rotate, remove, failure: error === null ? null : failureMessage(error, t('changeFailed')) };
}
