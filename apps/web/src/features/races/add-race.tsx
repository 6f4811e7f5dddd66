'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

const RaceDialog = dynamic(() => import('./form/race-dialog.tsx').then((file) => file.RaceDialog), {
  ssr: false,
});

export function AddRace({ competitionId }: { readonly competitionId: string }) {
  const t = useTranslations('races');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<AddRounded />} onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
      {open && <RaceDialog competitionId={competitionId} race={null} onClose={() => setOpen(false)} />}
    </>
  );
}
