'use client';

import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import styles from './agenda-button.module.css';

/** Loaded on demand: most people open it once. */
const AgendaDialog = dynamic(() => import('../my-agenda/index.ts').then((file) => file.AgendaDialog), {
  ssr: false,
});

/** Adds the person's matches to a phone's calendar; plain: as a link on the dark card of the next match. */
export function AgendaButton({ isPlain = false }: { readonly isPlain?: boolean }) {
  const t = useTranslations('sharing');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={isPlain ? 'text' : 'outlined'}
        startIcon={<EventAvailableOutlined />}
        className={isPlain ? styles.plain : styles.button}
        onClick={() => setOpen(true)}
      >
        {t('toCalendar')}
      </Button>
      {isOpen && <AgendaDialog onClose={() => setOpen(false)} />}
    </>
  );
}
