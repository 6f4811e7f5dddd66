'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Mui } from '../theme/mui.tsx';
import type { Question } from './confirm.tsx';
import styles from './dialog.module.css';

interface ConfirmDialogProps {
  readonly question: Question;
  readonly onAnswer: (confirmed: boolean) => void;
}

/** The harmless answer has the focus. */
export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const t = useTranslations('ui');
  const id = useId();
  const { title, text, confirmLabel, danger = false } = question;
  return (
    <Mui>
      <Dialog
        open
        onClose={() => onAnswer(false)}
        role="alertdialog"
        fullWidth
        maxWidth="xs"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <header className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
        </header>
        <div className={styles.body}>
          <p id={`${id}-text`} className={styles.text}>
            {text}
          </p>
        </div>
        <footer className={styles.actions}>
          <Button variant="outlined" autoFocus onClick={() => onAnswer(false)}>
            {t('cancel')}
          </Button>
          <Button variant="contained" color={danger ? 'error' : 'primary'} onClick={() => onAnswer(true)}>
            {confirmLabel}
          </Button>
        </footer>
      </Dialog>
    </Mui>
  );
}
