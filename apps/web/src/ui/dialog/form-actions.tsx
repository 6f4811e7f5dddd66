'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { SubmitButton } from '../fields/submit-button.tsx';

interface FormActionsProps extends ComponentProps<typeof SubmitButton> {
  readonly onCancel: () => void;
}

/** The two ways out of a form in a dialog. */
export function FormActions({ onCancel, ...submit }: FormActionsProps) {
  const t = useTranslations('ui');
  return (
    <>
      <Button variant="outlined" size="large" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <SubmitButton {...submit} />
    </>
  );
}
