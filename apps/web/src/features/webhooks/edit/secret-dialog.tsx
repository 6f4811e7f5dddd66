'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { FormDialog } from '../../../ui/dialog/dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import styles from '../frame/webhooks.module.css';

interface SecretDialogProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** Receivers verify signatures with it. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const t = useTranslations('webhooks');
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast(t('copied'));
    } catch {
      toast(t('copyFailed'), 'error');
    }
  };
  return (
    <FormDialog
      open
      title={t('secretTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" size="large" onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <Button variant="contained" size="large" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <p>{t('secretText')}</p>
      <p className={styles.secret}>
        <code>{secret}</code>
      </p>
    </FormDialog>
  );
}
