'use client';

import VisibilityOffRounded from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityRounded from '@mui/icons-material/VisibilityOutlined';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './password-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** With a button that shows it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'endAdornment'>) {
  const t = useTranslations('ui');
  const [shown, setShown] = useState(false);
  const Icon = shown ? VisibilityOffRounded : VisibilityRounded;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      input={{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, ...props.input }}
      endAdornment={
        <IconButton
          aria-label={shown ? t('hidePassword') : t('showPassword')}
          onClick={() => setShown(!shown)}
          className={styles.show}
        >
          <Icon sx={{ fontSize: 20 }} />
        </IconButton>
      }
    />
  );
}
