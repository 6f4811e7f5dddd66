'use client';

import { type Read, TraipChange, type Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { traipApi } from '../../../lib/api/browser.ts';
import { type ShapeForm, useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { PartDialog } from '../form/part-dialog.tsx';
import { TraipFields } from '../form/traip-fields.tsx';
import { useFieldBindings } from '../form/use-field-bindings.ts';
import { type TraipData, useSave } from './use-traip.ts';

const Shape = TraipChange.omit({ id: true, version: true });
type EditForm = ShapeForm<Write<typeof Shape> & { code?: string }, Read<typeof Shape>>;

interface EditTraipDialogProps {
  readonly traip: TraipData;
  readonly onClose: () => void;
}

/** The code is fixed: others know the Traip by it. */
export function EditTraipDialog({ traip, onClose }: EditTraipDialogProps) {
  const t = useTranslations('traips');
  const { isStale, save } = useSave(t('saved'), onClose);
  const { id, version, name, description, privacy, sportKey } = traip;
  const form: EditForm = useShapeForm(Shape, {
    failed: t('saveFailed'),
    defaultValues: { name, description: description ?? '', privacy, sportKey },
    send: (values) => save(() => traipApi.update({ body: { ...values, id, version } })),
  });
  return (
    <PartDialog
      title={t('editTitle')}
      submit={{ label: t('save'), busyLabel: t('saving') }}
      form={form}
      isStale={isStale}
      onClose={onClose}
    >
      <TraipFields bound={useFieldBindings(form)} isNew={false} sportIsFixed={traip.competitions > 0} />
    </PartDialog>
  );
}
