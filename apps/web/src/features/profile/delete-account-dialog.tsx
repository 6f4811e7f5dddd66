'use client';

import { useTranslations } from 'next-intl';
import type { ClubUser } from '../../lib/session/index.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import type { DeletionBlockers } from './deletion-blockers.ts';
import { useDeletion } from './use-deletion.ts';

interface DeleteAccountDialogProps {
  readonly user: ClubUser;
  readonly onClose: () => void;
}

/** Requires typing one's own code, to prevent deleting an account by accident. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const t = useTranslations();
  const { form, failure, busy, submit, problem, blockers } = useDeletion(user);
  return (
    <SubmitDialog
      title={t('profile.deleteQuestion')}
      onClose={onClose}
      onSubmit={submit}
      color="error"
      label={t('profile.deleteMyAccount')}
      busyLabel={t('profile.deleting')}
      busy={busy}
      failure={failure}
    >
      <p>{t('profile.deleteLoss')}</p>
      <TextField
        {...form.register('userCode')}
        label={t('profile.typeCode', { code: user.userCode })}
        error={problem('userCode')}
        autoComplete="off"
        input={{ autoCapitalize: 'none', spellCheck: false }}
      />
      {user.hasPassword && (
        <PasswordField
          {...form.register('password')}
          label={t('profile.currentPassword')}
          error={problem('password')}
          autoComplete="current-password"
        />
      )}
      {blockers !== null && <Ties blockers={blockers} />}
    </SubmitDialog>
  );
}

/** What must be handed over first, with links. */
function Ties({ blockers: { by, ties } }: { blockers: DeletionBlockers }) {
  const t = useTranslations('profile.heldBack');
  return (
    <Notice tone="warning">
      {t(by)}
      <ul>
        {ties.map(({ name, href }) => (
          <li key={href}>
            <TextLink href={href}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
