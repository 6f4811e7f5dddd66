'use client';

import type { StartColumn } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { raceEntryApi } from '../../../lib/api/race.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { RaceData, RaceRef } from '../data/use-races.ts';
import { TableDialog } from './table-dialog.tsx';

const identityColumns: readonly StartColumn[] = [
  'bib',
  'name',
  'firstName',
  'surnames',
  'gender',
  'birth',
  'club',
  'heat',
];
const raceColumns: readonly StartColumn[] = [...identityColumns, 'lane', 'seed'];
const golfColumns: readonly StartColumn[] = [...identityColumns, 'handicap', 'teeTime', 'startingHole'];

const relayColumns: readonly StartColumn[] = [
  'bib',
  'team',
  'club',
  'gender',
  'member',
  'heat',
  'lane',
  'seed',
];

interface StartTableDialogProps {
  readonly params: RaceRef;
  readonly race: RaceData;
  readonly onClose: () => void;
}

export function StartTableDialog({ params, race, onClose }: StartTableDialogProps) {
  const t = useTranslations('races.table');
  const toast = useToast();
  const kind = race.kind === 'GOLF' ? 'GOLF' : 'RACE';
  const isRelay = race.legs !== null;
  const columns = isRelay ? relayColumns : kind === 'GOLF' ? golfColumns : raceColumns;
  return (
    <TableDialog
      id={`start ${params.raceId}`}
      title={t('startTitle')}
      example={isRelay ? t('relayExample') : t('startExample', { kind })}
      fields={columns.map((value) => ({ value, label: t(`fields.${value}`, { kind }) }))}
      repeatable={['surnames', 'member']}
      read={(body, signal) => raceEntryApi.paste({ params: { ...params }, body }, signal ? { signal } : {})}
      submitLabel={(count) => t('enter', { count })}
      onSaved={(count) => toast(t('entered', { count }))}
      onClose={onClose}
    />
  );
}
