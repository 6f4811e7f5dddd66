'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '../../ui/dialog/dialog.tsx';
import { MyAgenda } from './my-agenda.tsx';

export function AgendaDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('sharing');
  return (
    <FormDialog open title={t('toCalendar')} onClose={onClose}>
      <MyAgenda />
    </FormDialog>
  );
}
