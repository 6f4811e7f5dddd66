'use client';

import CloseRounded from '@mui/icons-material/CloseRounded';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Mui } from '../theme/mui.tsx';
import styles from './dialog.module.css';

interface FormDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Makes the dialog a form that a submit button among the actions sends. */
  readonly onSubmit?: (event: FormEvent) => void;
  readonly actions?: ReactNode;
  /** For tables. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

const wide = { sx: { maxWidth: 860 } };
const wholeScreen = { sx: { borderRadius: 0, margin: 0 } };

/** Full screen on phones. */
export function FormDialog(props: FormDialogProps) {
  return (
    <Mui>
      <ThemedDialog {...props} />
    </Mui>
  );
}

function ThemedDialog({ open, title, onClose, onSubmit, actions, isWide, children }: FormDialogProps) {
  const t = useTranslations('ui');
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const content = (
    <>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
      {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth={isWide ? 'md' : 'sm'}
      aria-labelledby={id}
      slotProps={{ paper: isPhone ? wholeScreen : isWide ? wide : {} }}
    >
      {onSubmit === undefined ? (
        content
      ) : (
        <form method="post" noValidate onSubmit={onSubmit} className={styles.form}>
          {content}
        </form>
      )}
    </Dialog>
  );
}
