'use client';

import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

/** Loaded on demand: it is opened once. */
const AgendaDialog = dynamic(() => import('../my-agenda/index.ts').then((file) => file.AgendaDialog), {
  ssr: false,
});

/** My matches in the calendar of my phone. */
export function AgendaButton({ color = 'primary' }: { readonly color?: 'primary' | 'inherit' }) {
  const t = useTranslations('sharing');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color={color}
        startIcon={<EventAvailableOutlined />}
        sx={{ minHeight: 44 }}
        onClick={() => setOpen(true)}
      >
        {t('toCalendar')}
      </Button>
      {isOpen && <AgendaDialog onClose={() => setOpen(false)} />}
    </>
  );
}
