'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent, ReactNode } from 'react';
import { FormDialog } from '../../../ui/dialog/dialog.tsx';
import { FormActions } from '../../../ui/dialog/form-actions.tsx';
import { FormError, Notice } from '../../../ui/feedback/notice.tsx';
import { Fields } from '../../../ui/form/form-frame.tsx';

interface PartDialogProps {
  readonly title: string;
  readonly submit: { readonly label: string; readonly busyLabel: string };
  readonly form: {
    readonly failure: string | null;
    readonly busy: boolean;
    readonly submit: (event: FormEvent) => void;
  };
  /** Somebody else was faster: what was typed stays. */
  readonly overtaken?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog in which a Traip, a season or a category is written. */
export function PartDialog({ title, submit, form, overtaken = false, onClose, children }: PartDialogProps) {
  const t = useTranslations();
  return (
    <FormDialog
      open
      title={title}
      onClose={onClose}
      onSubmit={form.submit}
      actions={<FormActions onCancel={onClose} {...submit} busy={form.busy} />}
    >
      <Fields>
        {children}
        {overtaken && <Notice tone="warning">{t('traips.overtaken')}</Notice>}
        {form.failure !== null && <FormError>{form.failure}</FormError>}
      </Fields>
    </FormDialog>
  );
}
