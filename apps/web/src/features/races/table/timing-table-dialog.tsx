'use client';

import type { TimingColumn } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { raceResultApi } from '../../../lib/api/race.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { RaceRef } from '../data/use-races.ts';
import { TableDialog } from './table-dialog.tsx';

const timingColumns: readonly TimingColumn[] = [
  'bib',
  'mark',
  'net',
  'wind',
  'elapsed',
  'status',
  'order',
  'split',
  'bonus',
  'penalty',
  'sprintPoints',
  'climbPoints',
];

interface TimingTableDialogProps {
  readonly params: RaceRef;
  /** Changing official results requires a reason. */
  readonly isOfficial: boolean;
  readonly onClose: () => void;
}

export function TimingTableDialog({ params, isOfficial, onClose }: TimingTableDialogProps) {
  const t = useTranslations('races');
  const toast = useToast();
  const [reason, setReason] = useState('');
  return (
    <TableDialog
      id={`timing ${params.raceId}`}
      title={t('table.timingTitle')}
      example={t('table.timingExample')}
      fields={timingColumns.map((value) => ({ value, label: t(`table.fields.${value}`, { kind: 'RACE' }) }))}
      repeatable={['split']}
      read={(body, signal) =>
        raceResultApi.import(
          { params: { ...params }, body: { ...body, ...(reason && { reason }) } },
          signal ? { signal } : {},
        )
      }
      submitLabel={(count) => t('table.import', { count })}
      onSaved={(count) => toast(t('table.imported', { count }))}
      onClose={onClose}
    >
      {isOfficial && (
        <TextField
          label={t('results.reason')}
          hint={t('results.reasonHint')}
          value={reason}
          autoComplete="off"
          input={{ maxLength: 300 }}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </TableDialog>
  );
}
