'use client';

import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';
import { DialogHead } from './plain-dialog.tsx';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Undefined: making a choice is the only action. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** On phones it slides up from below. */
export function Sheet({ title, onClose, actions, children }: SheetProps) {
  const id = useId();
  return (
    <Modal onPhone="below" width="usual" labelledBy={id} onClose={onClose}>
      <DialogHead id={id} title={title} onClose={onClose} />
      <div className={styles.body}>{children}</div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </Modal>
  );
}
