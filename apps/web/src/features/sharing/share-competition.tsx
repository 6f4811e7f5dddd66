'use client';

import IosShareRounded from '@mui/icons-material/IosShareRounded';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionButton } from '../../ui/share/action-button.tsx';
import type { SharedCompetition } from './share-menu.tsx';

// Loaded on demand.
const ShareMenu = dynamic(() => import('./share-menu.tsx').then((file) => file.ShareMenu), { ssr: false });

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
