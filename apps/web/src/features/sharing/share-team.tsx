'use client';

import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionButton } from '../../ui/share/action-button.tsx';
import { ShareButton } from '../../ui/share/share-button.tsx';
import type { SharedTeam } from './subscribe-dialog.tsx';

const SubscribeDialog = dynamic(() => import('./subscribe-dialog.tsx').then((file) => file.SubscribeDialog), {
  ssr: false,
});

export function ShareTeam(team: SharedTeam) {
  const t = useTranslations('sharing');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ShareButton title={team.name} label={t('share')} copied={t('linkCopied')} failed={t('copyFailed')} />
      <ActionButton icon={<EventAvailableOutlined />} onClick={() => setOpen(true)}>
        {t('subscribe')}
      </ActionButton>
      {isOpen && <SubscribeDialog {...team} onClose={() => setOpen(false)} />}
    </>
  );
}
