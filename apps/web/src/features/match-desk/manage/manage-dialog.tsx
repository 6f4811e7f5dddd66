'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormDialog } from '../../../ui/dialog/dialog.tsx';
import { FormActions } from '../../../ui/dialog/form-actions.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { Fields } from '../../../ui/form/form-frame.tsx';

interface ManageDialogProps {
  readonly title: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onClose: () => void;
  readonly onSave: () => void;
  readonly saveLabel?: string;
  readonly children: ReactNode;
}

/** Something about the match to be filled in and saved. */
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
    <FormDialog
      open
      title={title}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      actions={
        <FormActions onCancel={onClose} label={saveLabel ?? t('save')} busyLabel={t('saving')} busy={busy} />
      }
    >
      <Fields>
        {children}
        {failure !== null && <FormError>{failure}</FormError>}
      </Fields>
    </FormDialog>
  );
}
