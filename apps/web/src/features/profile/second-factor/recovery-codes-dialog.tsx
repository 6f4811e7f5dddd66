'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { FormDialog } from '../../../ui/dialog/dialog.tsx';
import { saveFile } from '../../../ui/exchange/save-file.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import styles from './second-factor.module.css';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The only time that the codes are shown. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useTranslations('profile.secondFactor');
  const toast = useToast();
  const text = `${t('codesFile')}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast(t('copied'));
  };
  return (
    <FormDialog
      open
      title={t('codesTitle')}
      onClose={onClose}
      actions={
        <Button variant="contained" size="large" onClick={onClose}>
          {t('saved')}
        </Button>
      }
    >
      <p>{t('codesText')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="outlined" onClick={() => saveFile('traip-codes.txt', text, 'text/plain')}>
          {t('download')}
        </Button>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
    </FormDialog>
  );
}
