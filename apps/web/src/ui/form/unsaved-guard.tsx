'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useConfirm } from '../dialog/confirm.tsx';
import { guardUnsavedChanges, skipOwnEntry } from './guard-unsaved-changes.ts';

/** Confirms before leaving with unsaved changes. */
export function UnsavedGuard({ dirty }: { readonly dirty: boolean }) {
  const t = useTranslations('ui.unsaved');
  const confirm = useConfirm();
  useEffect(() => {
    if (!dirty) return skipOwnEntry();
    return guardUnsavedChanges(() =>
      confirm({ title: t('title'), text: t('text'), confirmLabel: t('leave'), danger: true }),
    );
  }, [dirty, confirm, t]);
  return null;
}
