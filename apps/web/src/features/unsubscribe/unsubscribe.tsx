'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallReply, notificationCalls } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { notificationApi } from '../../lib/api/browser.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError, Notice } from '../../ui/feedback/notice.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { QueryState } from '../../ui/list/query-state.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './unsubscribe.module.css';

type Standing = CallReply<(typeof notificationCalls)['unsubscription']>;

/** The target of the link at the end of an email. Unsubscribes, and undoes that, without a login. */
export function Unsubscribe({ token }: { readonly token: string }) {
  const t = useTranslations('unsubscribe');
  const query = { token };
  const standing = useQuery({
    queryKey: ['notification', 'unsubscription', query],
    queryFn: ({ signal }) => notificationApi.unsubscription({ query }, { signal }),
    retry: false,
  });
  return (
    <div className={styles.page}>
      <PageTitle title={t('title')} />
      <Card>
        <QueryState query={standing} heading="h2" errorTitle={t('failed')}>
          {(data) => <Choice token={token} standing={data} />}
        </QueryState>
        <p className={styles.more}>
          {t('more')} <TextLink href="/profile?tab=notifications">{t('toPreferences')}</TextLink>
        </p>
      </Card>
    </div>
  );
}

function Choice({ token, standing }: { readonly token: string; readonly standing: Standing }) {
  const t = useTranslations();
  const failureMessage = useFailureMessage();
  const client = useQueryClient();
  const query = { token };
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isOn: boolean) => notificationApi.unsubscribe({ query, body: { isOn } }),
    onSuccess: (after) => client.setQueryData(['notification', 'unsubscription', query], after),
  });
  const { isOn, kinds } = standing;
  return (
    <div className={styles.choice}>
      {isOn ? <p>{t('unsubscribe.ask')}</p> : <Notice tone="success">{t('unsubscribe.done')}</Notice>}
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind}>{t(`notificationKinds.${kind}.name`)}</li>
        ))}
      </ul>
      {error !== null && <FormError>{failureMessage(error, t('unsubscribe.saveFailed'))}</FormError>}
      <Button
        variant={isOn ? 'contained' : 'outlined'}
        size="large"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate(!isOn)}
      >
        {isOn ? t('unsubscribe.stop') : t('unsubscribe.again')}
      </Button>
    </div>
  );
}
