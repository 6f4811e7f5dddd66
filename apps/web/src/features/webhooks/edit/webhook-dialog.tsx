'use client';

import { NewWebhook, type WebhookEventType, webhookEventTypes } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { webhookApi } from '../../../lib/api/webhook.ts';
import { CheckList } from '../../../ui/choice/check-list.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { useInvalidateWebhooks, type WebhookItem } from '../data/use-webhooks.ts';

interface WebhookDialogProps {
  readonly orgCode: string;
  /** Null: a new webhook. */
  readonly webhook: WebhookItem | null;
  readonly onCreated: (secret: string) => void;
  readonly onClose: () => void;
}

export function WebhookDialog(props: WebhookDialogProps) {
  const { webhook, onClose } = props;
  const t = useTranslations();
  const { form, busy, failure, submit, problem } = useWebhookForm(props);
  const events = useController({ control: form.control, name: 'events' }).field;
  const eventsProblem = problem('events');
  const options = webhookEventTypes.map((value) => ({
    value,
    label: t(`webhooks.events.${value}`),
    hint: value,
  }));
  return (
    <SubmitDialog
      title={t(webhook === null ? 'webhooks.addTitle' : 'webhooks.editTitle')}
      onClose={onClose}
      onSubmit={submit}
      label={t(webhook === null ? 'webhooks.add' : 'ui.save')}
      busyLabel={t('ui.saving')}
      busy={busy}
      failure={failure}
    >
      <TextField
        {...form.register('url')}
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        error={problem('url')}
        type="url"
        input={{ inputMode: 'url', autoComplete: 'off', maxLength: 500 }}
      />
      <TextField
        {...form.register('description')}
        label={t('webhooks.description')}
        hint={t('webhooks.descriptionHint')}
        error={problem('description')}
        input={{ maxLength: 100 }}
      />
      <CheckList
        legend={t('webhooks.eventsLabel')}
        options={options}
        value={events.value}
        onChange={(chosen) => events.onChange(chosen as WebhookEventType[])}
      />
      {eventsProblem !== undefined && <FormError>{eventsProblem}</FormError>}
    </SubmitDialog>
  );
}

function useWebhookForm({ orgCode, webhook, onCreated, onClose }: WebhookDialogProps) {
  const t = useTranslations('webhooks');
  const toast = useToast();
  const invalidate = useInvalidateWebhooks();
  return useShapeForm(NewWebhook, {
    failed: t('saveFailed'),
    defaultValues: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: webhook?.events ?? [...webhookEventTypes],
    },
    send: async (body) => {
      if (webhook === null) onCreated((await webhookApi.create({ params: { orgCode }, body })).secret);
      else {
        const params = { orgCode, id: webhook.id };
        await webhookApi.update({ params, body: { ...body, isOn: webhook.isOn } });
        toast(t('saved'));
      }
      await invalidate();
      onClose();
    },
  });
}
