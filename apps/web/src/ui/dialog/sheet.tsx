'use client';

import CloseRounded from '@mui/icons-material/CloseRounded';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Undefined: the choice is all there is. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

const atTheBottom = {
  container: { sx: { alignItems: 'flex-end' } },
  paper: { sx: { margin: 0, width: '100%', maxHeight: '88dvh', borderRadius: '24px 24px 0 0' } },
};

/** On phones it slides up from below. */
export function Sheet({ title, onClose, actions, children }: SheetProps) {
  const t = useTranslations('ui');
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      slotProps={isPhone ? atTheBottom : {}}
    >
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </Dialog>
  );
}
