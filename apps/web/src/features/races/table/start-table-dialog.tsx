'use client';

import type { StartColumn } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { raceEntryApi } from '../../../lib/api/race.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { RaceRef } from '../data/use-races.ts';
import { TableDialog } from './table-dialog.tsx';

const whom: readonly StartColumn[] = [
  'bib',
  'name',
  'firstName',
  'surnames',
  'gender',
  'birth',
  'club',
  'heat',
];
const raceColumns: readonly StartColumn[] = [...whom, 'lane', 'seed'];
const golfColumns: readonly StartColumn[] = [...whom, 'handicap', 'teeTime', 'startingHole'];

interface StartTableDialogProps {
  readonly params: RaceRef;
  readonly isGolf: boolean;
  readonly onClose: () => void;
}

export function StartTableDialog({ params, isGolf, onClose }: StartTableDialogProps) {
  const t = useTranslations('races.table');
  const toast = useToast();
  const kind = isGolf ? 'GOLF' : 'RACE';
  const columns = isGolf ? golfColumns : raceColumns;
  return (
    <TableDialog
      id={`start ${params.raceId}`}
      title={t('startTitle')}
      example={t('startExample', { kind })}
      fields={columns.map((value) => ({ value, label: t(`fields.${value}`, { kind }) }))}
      repeatable={['surnames']}
      read={(body, signal) => raceEntryApi.paste({ params: { ...params }, body }, signal ? { signal } : {})}
      submitLabel={(count) => t('enter', { count })}
      onSaved={(count) => toast(t('entered', { count }))}
      onClose={onClose}
    />
  );
}
