'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '../button/button.tsx';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';
import type { Question } from './question.ts';

interface ConfirmDialogProps {
  readonly question: Question;
  readonly onAnswer: (confirmed: boolean) => void;
}

/** The safe option has the focus. */
export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const t = useTranslations('ui');
  const id = useId();
  const { title, text, confirmLabel, danger = false } = question;
  return (
    <Modal
      role="alertdialog"
      width="narrow"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onClose={() => onAnswer(false)}
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
        <Button variant="contained" isDanger={danger} onClick={() => onAnswer(true)}>
          {confirmLabel}
        </Button>
      </footer>
    </Modal>
  );
}
