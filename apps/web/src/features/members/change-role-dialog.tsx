'use client';

import { type Read, RoleChange } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { memberApi } from '../../lib/api/browser.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import styles from './change-role-dialog.module.css';
import { useGrantableRoles } from './use-grantable-roles.ts';
import { type Member, type Organisation, useInvalidateMembers } from './use-members.ts';

interface ChangeRoleDialogProps {
  readonly organisation: Organisation;
  readonly member: Member;
  readonly onClose: () => void;
}

export function ChangeRoleDialog({ organisation, member, onClose }: ChangeRoleDialogProps) {
  const t = useTranslations();
  const name = `${member.firstName} ${member.surnames}`;
  const { form, failure, busy, submit } = useChangeRole(member, onClose);
  return (
    <SubmitDialog
      title={t('members.changeRoleTitle', { name })}
      onClose={onClose}
      onSubmit={submit}
      label={t('members.saveRole')}
      busyLabel={t('ui.saving')}
      busy={busy}
      failure={failure}
    >
      <fieldset className={styles.roles}>
        <legend className="visually-hidden">{t('members.role')}</legend>
        {useGrantableRoles(organisation.id).map(({ value, label }) => (
          <label key={value} className={styles.role}>
            <input type="radio" value={value} {...form.register('role')} className={styles.radio} />
            <span>
              <b className={styles.name}>{label}</b>
              <span className={styles.text}>{t(`members.roleTexts.${value}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </SubmitDialog>
  );
}

function useChangeRole({ id, role, firstName }: Member, onClose: () => void) {
  const t = useTranslations('members');
  const toast = useToast();
  const invalidate = useInvalidateMembers();
  const send = async (body: Read<typeof RoleChange>) => {
    await memberApi.changeRole({ params: { id }, body });
    onClose();
    toast(t('roleChanged', { name: firstName }));
    await invalidate();
  };
  return useShapeForm(RoleChange, { send, failed: t('changeRoleFailed'), defaultValues: { role } });
}
