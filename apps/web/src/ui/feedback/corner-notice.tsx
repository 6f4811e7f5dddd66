'use client';

import CloseRounded from '@mui/icons-material/CloseRounded';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { DrawnMark } from '../identity/drawn-mark.tsx';
import styles from './corner-notice.module.css';

interface CornerNoticeProps {
  readonly title: string;
  readonly text?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Stays until it is accepted or closed. */
export function CornerNotice({ title, text, onClose, children }: CornerNoticeProps) {
  const t = useTranslations('ui');
  const id = useId();
  return (
    <section className={styles.notice} aria-labelledby={id}>
      <DrawnMark size={40} />
      <div className={styles.words}>
        <p id={id} className={styles.title} role="status">
          {title}
        </p>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      <button type="button" aria-label={t('close')} onClick={onClose} className={styles.close}>
        <CloseRounded />
      </button>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
