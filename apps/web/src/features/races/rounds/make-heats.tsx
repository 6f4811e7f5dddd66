'use client';

import GridViewRounded from '@mui/icons-material/GridViewRounded';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { RaceData } from '../data/use-races.ts';

const HeatsDialog = dynamic(() => import('./heats-dialog.tsx').then((file) => file.HeatsDialog), {
  ssr: false,
});

interface MakeHeatsProps {
  readonly competitionId: string;
  readonly race: RaceData;
}

/** Heats can be drawn again until the first result. */
export function MakeHeats({ competitionId, race }: MakeHeatsProps) {
  const t = useTranslations('races.heats');
  const [isOpen, setOpen] = useState(false);
  if (race.kind === 'GOLF' || race.results > 0) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<GridViewRounded />} onClick={() => setOpen(true)}>
        {t('make')}
      </Button>
      {isOpen && <HeatsDialog competitionId={competitionId} race={race} onClose={() => setOpen(false)} />}
    </>
  );
}
