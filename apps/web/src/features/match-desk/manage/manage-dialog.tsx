'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';

interface ManageDialogProps {
  readonly title: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onClose: () => void;
  readonly onSave: () => void;
  readonly saveLabel?: string;
  readonly children: ReactNode;
}

export function ManageDialog({
  title,
  busy,
  failure,
  onClose,
  onSave,
  saveLabel,
  children,
}: ManageDialogProps) {
  const t = useTranslations('ui');
  return (
    <SubmitDialog
      title={title}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      label={saveLabel ?? t('save')}
      busyLabel={t('saving')}
      busy={busy}
      failure={failure}
    >
      {children}
    </SubmitDialog>
  );
}
