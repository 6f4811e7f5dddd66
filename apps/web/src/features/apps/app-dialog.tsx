'use client';

import { useQueryClient } from '@tanstack/react-query';
import { NewApp } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { appApi } from '../../lib/api/app.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import { appsKey, type RegisteredApp } from './registered-app.ts';

interface AppDialogProps {
  /** Null: a new app. */
  readonly app: RegisteredApp | null;
  readonly orgCode: string;
  readonly onClose: () => void;
  readonly onSecret: (secret: string) => void;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Registers or edits an app. Whether it has a secret can't be changed. */
export function AppDialog(props: AppDialogProps) {
  const { app, onClose } = props;
  const t = useTranslations();
  const { form, busy, failure, submit, problem } = useAppForm(props);
  const [addresses, setAddresses] = useState(app?.redirectUris.join('\n') ?? '');
  const isConfidential = form.watch('isConfidential');
  const wrongLine = linesOf(addresses).findIndex((_, line) => problem(`redirectUris.${line}`) !== undefined);
  return (
    <SubmitDialog
      title={app === null ? t('apps.newTitle') : t('apps.editOf', { name: app.name })}
      onClose={onClose}
      onSubmit={submit}
      label={app === null ? t('apps.register') : t('ui.save')}
      busyLabel={t('ui.saving')}
      busy={busy}
      failure={failure}
    >
      <TextField
        {...form.register('name')}
        label={t('apps.name')}
        hint={t('apps.nameHint')}
        error={problem('name')}
      />
      <TextField
        {...form.register('website')}
        type="url"
        label={t('apps.website')}
        error={problem('website')}
      />
      <TextArea
        label={t('apps.redirects')}
        hint={t('apps.redirectsHint')}
        error={problem('redirectUris') ?? problem(`redirectUris.${Math.max(0, wrongLine)}`)}
        value={addresses}
        spellCheck={false}
        onChange={({ target: { value } }) => {
          setAddresses(value);
          form.setValue('redirectUris', linesOf(value), { shouldValidate: form.formState.isSubmitted });
        }}
      />
      {app === null && (
        <SelectField
          label={t('apps.runs')}
          hint={isConfidential ? t('apps.serverHint') : t('apps.deviceHint')}
          value={isConfidential ? 'server' : 'device'}
          onChange={({ target: { value } }) => form.setValue('isConfidential', value === 'server')}
          placeholder={null}
          options={[
            { value: 'device', label: t('apps.onDevice') },
            { value: 'server', label: t('apps.onServer') },
          ]}
        />
      )}
    </SubmitDialog>
  );
}

function useAppForm({ app, orgCode, onClose, onSecret }: AppDialogProps) {
  const t = useTranslations('apps');
  const client = useQueryClient();
  const toast = useToast();
  return useShapeForm(NewApp, {
    failed: t('changeFailed'),
    defaultValues: {
      name: app?.name ?? '',
      website: app?.website ?? '',
      redirectUris: app?.redirectUris ?? [],
      isConfidential: app?.isConfidential ?? false,
    },
    send: async ({ isConfidential, ...body }) => {
      if (app === null) {
        const created = await appApi.create({ params: { orgCode }, body: { ...body, isConfidential } });
        if (created.secret !== null) onSecret(created.secret);
      } else await appApi.update({ params: { orgCode, id: app.id }, body });
      toast(t('saved'));
      onClose();
      await client.invalidateQueries({ queryKey: appsKey(orgCode) });
    },
  });
}
