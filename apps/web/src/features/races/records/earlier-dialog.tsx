'use client';

import type { EarlierColumn } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { raceRecordApi } from '../../../lib/api/race.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TableDialog } from '../table/table-dialog.tsx';

const columns: readonly EarlierColumn[] = [
  'event',
  'mark',
  'name',
  'team',
  'gender',
  'birth',
  'club',
  'band',
  'heldOn',
  'place',
  'scope',
];
const kinds = ['TIME', 'DISTANCE', 'POINTS', 'LAPS'] as const;

interface EarlierDialogProps {
  readonly traipId: string;
  readonly onClose: () => void;
}

export function EarlierDialog({ traipId, onClose }: EarlierDialogProps) {
  const t = useTranslations('records');
  const toast = useToast();
  const [kind, setKind] = useState<(typeof kinds)[number]>('TIME');
  return (
    <TableDialog
      id={`earlier ${traipId} ${kind}`}
      title={t('paste')}
      example={t('example')}
      fields={columns.map((value) => ({ value, label: t(`columns.${value}`) }))}
      repeatable={[]}
      read={(body, signal) =>
        raceRecordApi.addEarlier({ params: { traipId }, body: { ...body, kind } }, signal ? { signal } : {})
      }
      submitLabel={(count) => t('save', { count })}
      onSaved={(count) => toast(t('saved', { count }))}
      onClose={onClose}
    >
      <SelectField
        label={t('kind')}
        placeholder={null}
        options={kinds.map((value) => ({ value, label: t(`measures.${value}`) }))}
        value={kind}
        onChange={({ target }) => setKind(kinds.find((value) => value === target.value) ?? 'TIME')}
      />
    </TableDialog>
  );
}
