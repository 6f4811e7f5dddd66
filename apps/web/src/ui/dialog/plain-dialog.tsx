'use client';

import CloseRounded from '@mui/icons-material/CloseRounded';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useId } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Makes the dialog a form that a submit button among the actions submits. */
  readonly onSubmit?: (event: FormEvent) => void;
  readonly actions?: ReactNode;
  /** For tables. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Full screen on phones. For content without MUI. */
export function PlainDialog({ open, ...rest }: DialogProps) {
  return open && <Opened {...rest} />;
}

function Opened({ title, onClose, onSubmit, actions, isWide = false, children }: Omit<DialogProps, 'open'>) {
  const id = useId();
  const content = (
    <>
      <DialogHead id={id} title={title} onClose={onClose} />
      <div className={styles.body}>{children}</div>
      {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
    </>
  );
  return (
    <Modal onPhone="whole" width={isWide ? 'wide' : 'usual'} labelledBy={id} onClose={onClose}>
      {onSubmit === undefined ? (
        content
      ) : (
        <form method="post" noValidate onSubmit={onSubmit} className={styles.form}>
          {content}
        </form>
      )}
    </Modal>
  );
}

interface DialogHeadProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  const t = useTranslations('ui');
  return (
    <header className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <IconButton aria-label={t('close')} onClick={onClose}>
        <CloseRounded />
      </IconButton>
    </header>
  );
}
