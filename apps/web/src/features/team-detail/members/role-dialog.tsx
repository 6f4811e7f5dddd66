'use client';

import { grantableTeamRoles, TeamRoleChange } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { teamApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { fullName } from '../../../ui/identity/full-name.ts';
import { useInvalidateTeams } from '../team/use-team.ts';
import type { ActedOn } from './use-members.ts';

interface RoleDialogProps {
  readonly teamId: string;
  readonly member: ActedOn;
  readonly onClose: () => void;
}

/** Ownership is transferred, not granted, so it isn't in this list. */
export function RoleDialog({ teamId, member, onClose }: RoleDialogProps) {
  const t = useTranslations();
  const toast = useToast();
  const invalidate = useInvalidateTeams();
  const name = fullName(member);
  const role = member.role === 'OWNER' ? 'MEMBER' : member.role;
  const { form, failure, busy, submit, problem } = useShapeForm(TeamRoleChange, {
    failed: t('teamDetail.roleFailed'),
    defaultValues: { teamId, userId: member.userId, role },
    send: async (body) => {
      await teamApi.changeRole({ body });
      toast(t('teamDetail.roleChanged', { name, role: t(`teamRoles.${body.role}`) }));
      onClose();
      await invalidate();
    },
  });
  const chosen = useWatch({ control: form.control, name: 'role' });
  return (
    <SubmitDialog
      title={t('teamDetail.changeRoleOf', { name })}
      onClose={onClose}
      onSubmit={submit}
      label={t('teamDetail.save')}
      busyLabel={t('teamDetail.saving')}
      busy={busy}
      failure={failure}
    >
      <SelectField
        {...form.register('role')}
        label={t('teamDetail.role')}
        hint={t(`teamDetail.roleTexts.${chosen}`)}
        error={problem('role')}
        placeholder={null}
        options={grantableTeamRoles.map((value) => ({ value, label: t(`teamRoles.${value}`) }))}
      />
    </SubmitDialog>
  );
}
