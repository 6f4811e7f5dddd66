'use client';

import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormError } from '../../ui/feedback/notice.tsx';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { InviteFrame } from '../../ui/invite/invite-frame.tsx';
import { InviteByCodeDialog } from './invite-by-code-dialog.tsx';
import styles from './invite-card.module.css';
import { useGrantableRoles } from './use-grantable-roles.ts';
import { useInviteByEmail } from './use-invite.ts';
import type { Organisation } from './use-members.ts';

/** By email address, or by the person's code. */
export function InviteCard({ organisation }: { readonly organisation: Organisation }) {
  const t = useTranslations('members');
  const [byCode, setByCode] = useState(false);
  return (
    <InviteFrame title={t('inviteTitle')} text={t('inviteText')}>
      <InviteForm organisation={organisation} />
      <Button variant="text" className={styles.byCode} onClick={() => setByCode(true)}>
        {t('inviteByCode')}
      </Button>
      {byCode && <InviteByCodeDialog organisation={organisation} onClose={() => setByCode(false)} />}
    </InviteFrame>
  );
}

function InviteForm({ organisation }: { readonly organisation: Organisation }) {
  const t = useTranslations('members');
  const { form, failure, busy, submit, problem } = useInviteByEmail(organisation);
  const role = useWatch({ control: form.control, name: 'role' });
  const roles = useGrantableRoles(organisation.id);
  return (
    <form method="post" noValidate onSubmit={submit}>
      <div className={styles.fields}>
        <EmailField
          {...form.register('email')}
          label={t('email')}
          error={problem('email')}
          autoComplete="off"
        />
        <SelectField
          {...form.register('role')}
          label={t('role')}
          error={problem('role')}
          placeholder={null}
          options={roles}
        />
        <span className={styles.send}>
          <SubmitButton label={t('invite')} busyLabel={t('inviting')} busy={busy} fullWidth />
        </span>
      </div>
      <p className={styles.hint}>
        <InfoOutlined aria-hidden="true" sx={{ fontSize: 16 }} />
        {t(`roleTexts.${role}`)}
      </p>
      {failure !== null && <FormError>{failure}</FormError>}
    </form>
  );
}
