'use client';

import Button from '@mui/material/Button';
import type { Registration, Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './email-field.module.css';
import { useEmailSuggestion } from './use-email-suggestion.ts';

interface EmailFieldProps {
  readonly form: UseFormReturn<Write<typeof Registration>, unknown, unknown>;
  readonly error: string | undefined;
}

/** An address, with a one-tap correction of a likely typing slip. */
export function EmailField({ form, error }: EmailFieldProps) {
  const t = useTranslations('account');
  const { suggestion, check, dismiss } = useEmailSuggestion();
  const field = form.register('email', {
    onBlur: () => void check(form.getValues('email')),
    onChange: dismiss,
  });
  const accept = () => {
    if (suggestion === null) return;
    form.setValue('email', suggestion, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    dismiss();
    form.setFocus('email');
  };
  return (
    <div>
      <TextField
        {...field}
        label={t('fields.email')}
        error={error}
        type="email"
        autoComplete="email"
        input={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
      />
      <div aria-live="polite">
        {suggestion !== null && (
          <p className={styles.suggestion}>
            {t('register.suggestion', { email: suggestion })}
            <Button variant="text" onClick={accept} sx={{ minHeight: 44, paddingInline: 0 }}>
              {t('register.useSuggestion')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
