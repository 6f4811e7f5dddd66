'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { CornerNotice } from '../../ui/feedback/corner-notice.tsx';

/** A newer version is ready. It starts when the user agrees, or when all windows are closed. */
export function UpdateNotice({ onReload }: { readonly onReload: () => void }) {
  const t = useTranslations('pwa.update');
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <CornerNotice title={t('title')} onClose={() => setIsOpen(false)}>
      <Button variant="contained" onClick={onReload}>
        {t('reload')}
      </Button>
    </CornerNotice>
  );
}
