'use client';

import Button from '@mui/material/Button';
import { ChangeEmail } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { profileApi } from '../../lib/api/browser.ts';
import { FormDialog } from '../../ui/dialog/dialog.tsx';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';

/** Asks for the new address; it applies once the link in the mail has been used. */
export function ChangeEmailDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('profile.changeEmail');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, busy, failure, submit, problem } = useShapeForm(ChangeEmail, {
    failed: t('failed'),
    send: async (body) => setSentTo((await profileApi.changeEmail({ body })).email),
  });
  if (sentTo !== null)
    return (
      <FormDialog
        open
        title={t('sentTitle')}
        onClose={onClose}
        actions={
          <Button variant="contained" size="large" onClick={onClose}>
            {t('close')}
          </Button>
        }
      >
        <p>{t('sentText', { email: sentTo })}</p>
      </FormDialog>
    );
  return (
    <SubmitDialog
      title={t('open')}
      onClose={onClose}
      onSubmit={submit}
      label={t('submit')}
      busyLabel={t('busy')}
      busy={busy}
      failure={failure}
    >
      <p>{t('text')}</p>
      <EmailField
        {...form.register('email')}
        label={t('field')}
        error={problem('email')}
        autoComplete="email"
      />
    </SubmitDialog>
  );
}
