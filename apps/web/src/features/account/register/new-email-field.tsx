'use client';

import Button from '@mui/material/Button';
import type { Registration, Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import styles from './new-email-field.module.css';
import { useEmailSuggestion } from './use-email-suggestion.ts';

interface NewEmailFieldProps {
  readonly form: UseFormReturn<Write<typeof Registration>, unknown, unknown>;
  readonly error: string | undefined;
}

/** With a one-tap correction of likely typos. */
export function NewEmailField({ form, error }: NewEmailFieldProps) {
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
      <EmailField {...field} label={t('fields.email')} error={error} autoComplete="email" />
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
