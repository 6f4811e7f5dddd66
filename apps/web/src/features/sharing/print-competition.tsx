'use client';

import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionButton } from '../../ui/share/action-button.tsx';
import { PrintDialog } from './dialogs.ts';
import type { PrintedCompetition } from './print-dialog.tsx';

export function PrintCompetition(competition: PrintedCompetition) {
  const t = useTranslations('sharing');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton icon={<PrintOutlined />} isIconOnPhone onClick={() => setOpen(true)}>
        {t('print')}
      </ActionButton>
      {isOpen && <PrintDialog {...competition} onClose={() => setOpen(false)} />}
    </>
  );
}
