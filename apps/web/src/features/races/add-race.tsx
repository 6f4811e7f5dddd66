'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { RacesProps } from './data/races-props.ts';

const RaceDialog = dynamic(() => import('./form/race-dialog.tsx').then((file) => file.RaceDialog), {
  ssr: false,
});

export function AddRace({ competitionId, kind }: Pick<RacesProps, 'competitionId' | 'kind'>) {
  const t = useTranslations('races');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<AddRounded />} onClick={() => setOpen(true)}>
        {t('add', { kind })}
      </Button>
      {open && (
        <RaceDialog competitionId={competitionId} kind={kind} race={null} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
