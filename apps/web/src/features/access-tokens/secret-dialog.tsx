'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { FormDialog } from '../../ui/dialog/dialog.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import styles from './access-tokens.module.css';

interface SecretDialogProps {
  readonly title: string;
  readonly secret: string;
  /** What the reader should do with it. */
  readonly use: string;
  readonly onClose: () => void;
}

/** The only time that a token, or the secret of an app, is shown. */
export function SecretDialog({ title, secret, use, onClose }: SecretDialogProps) {
  const t = useTranslations('accessTokens');
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    toast(t('copied'));
  };
  return (
    <FormDialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" size="large" onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <Button variant="contained" size="large" onClick={onClose}>
            {t('saved')}
          </Button>
        </>
      }
    >
      <p>{t('secretText')}</p>
      <code className={styles.secret}>{secret}</code>
      <p className={styles.text}>{use}</p>
    </FormDialog>
  );
}
