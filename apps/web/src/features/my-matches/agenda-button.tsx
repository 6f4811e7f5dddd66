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

/** Like the links around it. */
const plain = {
  minHeight: 44,
  padding: 0,
  font: 'inherit',
  fontWeight: 600,
  color: 'var(--on-dark)',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
};

/** My matches in the calendar of my phone; plain: as a link on the dark card of the next one. */
export function AgendaButton({ isPlain = false }: { readonly isPlain?: boolean }) {
  const t = useTranslations('sharing');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={isPlain ? 'text' : 'outlined'}
        color={isPlain ? 'inherit' : 'primary'}
        startIcon={<EventAvailableOutlined />}
        sx={isPlain ? plain : { minHeight: 44 }}
        onClick={() => setOpen(true)}
      >
        {t('toCalendar')}
      </Button>
      {isOpen && <AgendaDialog onClose={() => setOpen(false)} />}
    </>
  );
}
