'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { webhookApi } from '../../../lib/api/webhook.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { useInvalidateWebhooks, useWebhookChange, type WebhookItem } from '../data/use-webhooks.ts';

interface ActionsOptions {
  readonly webhook: WebhookItem;
  readonly orgCode: string;
  readonly onSecret: (secret: string) => void;
  readonly onTested: () => void;
}

/** Actions on a webhook besides editing it. */
export function useWebhookActions({ webhook, orgCode, onSecret, onTested }: ActionsOptions) {
  const t = useTranslations('webhooks');
  const confirm = useConfirm();
  const change = useWebhookChange();
  const readSecret = useReadSecret(onSecret);
  const [isTesting, setTesting] = useState(false);
  const { id, url, description, events, isOn } = webhook;
  const params = { orgCode, id };
  const name = description ?? new URL(url).host;

  const test = async () => {
    if (isTesting) return;
    setTesting(true);
    const messages = { done: t('tested'), failed: t('testFailed') };
    if (await change(() => webhookApi.test({ params }), messages)) onTested();
    setTesting(false);
  };
  const turn = () => {
    const body = { url, description, events, isOn: !isOn };
    const done = t(isOn ? 'turnedOff' : 'turnedOn');
    return change(() => webhookApi.update({ params, body }), { done, failed: t('saveFailed') });
  };
  const rotate = async () => {
    const question = { title: t('rotateAsk'), text: t('rotateText'), confirmLabel: t('rotate') };
    if (await confirm(question)) await readSecret(() => webhookApi.rotateSecret({ params }));
  };
  const remove = async () => {
    const question = { title: t('deleteAsk', { name }), text: t('deleteText'), confirmLabel: t('delete') };
    if (!(await confirm({ ...question, danger: true }))) return;
    await change(() => webhookApi.delete({ params }), { done: t('deleted'), failed: t('deleteFailed') });
  };
  return {
    isTesting,
    test: () => void test(),
    turn: () => void turn(),
    reveal: () => void readSecret(() => webhookApi.secret({ params })),
    rotate: () => void rotate(),
    remove: () => void remove(),
  };
}

function useReadSecret(onSecret: (secret: string) => void) {
  const t = useTranslations('webhooks');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateWebhooks();
  return async (read: () => Promise<{ readonly secret: string }>) => {
    try {
      onSecret((await read()).secret);
      await invalidate();
    } catch (failure) {
      toast(failureMessage(failure, t('secretFailed')), 'error');
    }
  };
}
