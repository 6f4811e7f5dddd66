'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx';
import { useGrantableRoles } from './use-grantable-roles.ts';
import { useInviteByCode } from './use-invite.ts';
import type { Organisation } from './use-members.ts';

interface InviteByCodeDialogProps {
  readonly organisation: Organisation;
  readonly onClose: () => void;
}

export function InviteByCodeDialog({ organisation, onClose }: InviteByCodeDialogProps) {
  const t = useTranslations();
  const { form, failure, busy, submit, problem } = useInviteByCode(organisation, onClose);
  return (
    <SubmitDialog
      title={t('members.byCodeTitle')}
      onClose={onClose}
      onSubmit={submit}
      label={t('members.invite')}
      busyLabel={t('members.inviting')}
      busy={busy}
      failure={failure}
    >
      <TextField
        {...form.register('userCode')}
        label={t('members.userCode')}
        hint={t('members.userCodeHint')}
        error={problem('userCode')}
        autoComplete="off"
        autoFocus
        input={{ autoCapitalize: 'none', spellCheck: false }}
      />
      <SelectField
        {...form.register('role')}
        label={t('members.role')}
        error={problem('role')}
        placeholder={null}
        options={useGrantableRoles(organisation.id)}
      />
    </SubmitDialog>
  );
}
