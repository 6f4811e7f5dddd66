'use client';

import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import KeyRounded from '@mui/icons-material/KeyRounded';
import { useMutation } from '@tanstack/react-query';
import { PasskeyChange } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { dayAndTime } from '../../../i18n/formats.ts';
import { secondFactorApi } from '../../../lib/api/browser.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { ItemMenu } from '../../../ui/list/item-menu.tsx';
import styles from './second-factor.module.css';
import { type SecondFactors, useSecondFactorChanged } from './use-second-factor.ts';

type Passkey = SecondFactors['passkeys'][number];

export function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const t = useTranslations('profile.secondFactor');
  const locale = useLocale();
  const [isRenaming, setIsRenaming] = useState(false);
  const { remove, failure } = useRemovePasskey(passkey);
  const { name, createdAt, usedAt, isSynced } = passkey;
  const when = (moment: Date | string) => dayAndTime(locale, new Date(moment));
  return (
    <li className={styles.row}>
      <KeyRounded aria-hidden="true" />
      <span className={styles.words}>
        <b>{name}</b>
        <span>
          {isSynced ? t('syncedPasskey') : t('devicePasskey')} ·{' '}
          {usedAt === null ? t('added', { when: when(createdAt) }) : t('used', { when: when(usedAt) })}
        </span>
        {failure !== null && <FormError>{failure}</FormError>}
      </span>
      <ItemMenu
        label={t('moreOf', { name })}
        items={[
          { label: t('rename'), icon: EditOutlined, onSelect: () => setIsRenaming(true) },
          { label: t('remove'), icon: DeleteOutlineRounded, isDanger: true, onSelect: () => void remove() },
        ]}
      />
      {isRenaming && <RenameDialog passkey={passkey} onClose={() => setIsRenaming(false)} />}
    </li>
  );
}

function useRemovePasskey({ id, name }: Passkey) {
  const t = useTranslations('profile.secondFactor');
  const confirm = useConfirm();
  const toast = useToast();
  const changed = useSecondFactorChanged();
  const failureMessage = useFailureMessage();
  const removal = useMutation({ mutationFn: () => secondFactorApi.removePasskey({ params: { id } }) });
  const remove = async () => {
    const question = {
      title: t('removeQuestion', { name }),
      text: t('removeLoss'),
      confirmLabel: t('remove'),
    };
    if (!(await confirm({ ...question, danger: true }))) return;
    removal.mutate(undefined, {
      onSuccess: async (state) => {
        toast(t('removed'));
        await changed(state);
      },
    });
  };
  return { remove, failure: removal.error === null ? null : failureMessage(removal.error, t('failed')) };
}

function RenameDialog({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const t = useTranslations();
  const changed = useSecondFactorChanged();
  const { form, busy, failure, submit, problem } = useShapeForm(PasskeyChange, {
    failed: t('profile.secondFactor.failed'),
    defaultValues: { name: passkey.name },
    send: async (body) => {
      await changed(await secondFactorApi.renamePasskey({ params: { id: passkey.id }, body }));
      onClose();
    },
  });
  return (
    <SubmitDialog
      title={t('profile.secondFactor.rename')}
      onClose={onClose}
      onSubmit={submit}
      label={t('ui.save')}
      busyLabel={t('ui.saving')}
      busy={busy}
      failure={failure}
    >
      <TextField {...form.register('name')} label={t('profile.secondFactor.name')} error={problem('name')} />
    </SubmitDialog>
  );
}
