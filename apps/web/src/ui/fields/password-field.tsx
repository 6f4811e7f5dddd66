'use client';

import VisibilityOffRounded from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityRounded from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
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
      sx={{ paddingRight: 0 }}
      endAdornment={
        <IconButton
          color="primary"
          aria-label={shown ? t('hidePassword') : t('showPassword')}
          onClick={() => setShown(!shown)}
          sx={{ color: 'var(--primary)' }}
        >
          <Icon sx={{ fontSize: 20 }} />
        </IconButton>
      }
    />
  );
}
