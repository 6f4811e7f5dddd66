'use client';

import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime, dayOf } from '../../i18n/formats.ts';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { FormError } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import styles from './access-tokens.module.css';
import type { Token, TokenOwner } from './owner.ts';

interface TokenRowProps {
  readonly token: Token;
  readonly owner: TokenOwner;
}

/** What a token is for, until when, and when it was last used. */
export function TokenRow({ token, owner }: TokenRowProps) {
  const t = useTranslations();
  const { revoke, failure } = useRevoke(token, owner);
  const { name, hint, scopes, role, madeBy } = token;
  const may = scopes.map((scope) => t(`accessTokens.scopes.${scope}`)).join(', ');
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <b>{name}</b>
        <code>{hint}</code>
        <span>{role === undefined ? may : `${t(`roles.${role}`)} · ${may}`}</span>
        <Dates token={token} />
        {madeBy !== undefined && <span>{t('accessTokens.madeBy', { who: madeBy })}</span>}
        {failure !== null && <FormError>{failure}</FormError>}
      </span>
      <Button color="error" aria-label={t('accessTokens.revokeOf', { name })} onClick={() => void revoke()}>
        {t('accessTokens.revoke')}
      </Button>
    </li>
  );
}

function Dates({ token: { expiresAt, lastUsedAt, works = true } }: { readonly token: Token }) {
  const t = useTranslations('accessTokens');
  const locale = useLocale();
  const until = new Date(expiresAt);
  const day = dayOf(locale, until);
  const used =
    lastUsedAt === null ? t('unused') : t('used', { when: dayAndTime(locale, new Date(lastUsedAt)) });
  if (!works) return <span className={styles.dead}>{t('makerLeft')}</span>;
  if (until <= new Date()) return <span className={styles.dead}>{t('expired', { day })}</span>;
  return (
    <>
      <span>{t('expires', { day })}</span>
      <span>{used}</span>
    </>
  );
}

function useRevoke({ id, name }: Token, { key, revoke: send }: TokenOwner) {
  const t = useTranslations('accessTokens');
  const client = useQueryClient();
  const confirm = useConfirm();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const revocation = useMutation({
    mutationFn: () => send(id),
    onSuccess: () => toast(t('revoked')),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  const revoke = async () => {
    const question = {
      title: t('revokeQuestion', { name }),
      text: t('revokeLoss'),
      confirmLabel: t('revoke'),
    };
    if (await confirm({ ...question, danger: true })) revocation.mutate();
  };
  const failure = revocation.error === null ? null : failureMessage(revocation.error, t('revokeFailed'));
  return { revoke, failure };
}
