'use client';

import IosShareRounded from '@mui/icons-material/IosShareRounded';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionButton } from '../../ui/share/action-button.tsx';
import { ShareMenu } from './dialogs.ts';
import type { SharedCompetition } from './share-menu.tsx';

export function ShareCompetition(competition: SharedCompetition) {
  const t = useTranslations('sharing');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton icon={<IosShareRounded />} onClick={() => setOpen(true)}>
        {t('share')}
      </ActionButton>
      {isOpen && <ShareMenu {...competition} onClose={() => setOpen(false)} />}
    </>
  );
}
