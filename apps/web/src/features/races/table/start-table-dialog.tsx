'use client';

import type { StartColumn } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { raceEntryApi } from '../../../lib/api/race.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { RaceRef } from '../data/use-races.ts';
import { TableDialog } from './table-dialog.tsx';

const startColumns: readonly StartColumn[] = [
  'bib',
  'name',
  'firstName',
  'surnames',
  'gender',
  'birth',
  'club',
  'heat',
  'lane',
];

interface StartTableDialogProps {
  readonly params: RaceRef;
  readonly onClose: () => void;
}

export function StartTableDialog({ params, onClose }: StartTableDialogProps) {
  const t = useTranslations('races.table');
  const toast = useToast();
  return (
    <TableDialog
      id={`start ${params.raceId}`}
      title={t('startTitle')}
      example={t('startExample')}
      fields={startColumns.map((value) => ({ value, label: t(`fields.${value}`) }))}
      repeatable={['surnames']}
      read={(body, signal) => raceEntryApi.paste({ params: { ...params }, body }, signal ? { signal } : {})}
      submitLabel={(count) => t('enter', { count })}
      onSaved={(count) => toast(t('entered', { count }))}
      onClose={onClose}
    />
  );
}
