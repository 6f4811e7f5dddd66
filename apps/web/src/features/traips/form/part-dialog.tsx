'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent, ReactNode } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';

interface PartDialogProps {
  readonly title: string;
  readonly submit: { readonly label: string; readonly busyLabel: string };
  readonly form: {
    readonly failure: string | null;
    readonly busy: boolean;
    readonly submit: (event: FormEvent) => void;
  };
  /** A conflict: the input stays. */
  readonly isStale?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PartDialog({ title, submit, form, isStale = false, onClose, children }: PartDialogProps) {
  const t = useTranslations();
  return (
    <SubmitDialog
      title={title}
      onClose={onClose}
      onSubmit={form.submit}
      {...submit}
      busy={form.busy}
      failure={form.failure}
    >
      {children}
      {isStale && <Notice tone="warning">{t('traips.overtaken')}</Notice>}
    </SubmitDialog>
  );
}
