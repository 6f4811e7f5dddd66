'use client';

import { useQueryClient } from '@tanstack/react-query';
import { NewTraip, type Read, type Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { traipApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { undefinedIfEmpty } from '../../../ui/form/empty-values.ts';
import { type ShapeForm, useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { PartDialog } from '../form/part-dialog.tsx';
import { TraipFields } from '../form/traip-fields.tsx';
import { useFieldBindings } from '../form/use-field-bindings.ts';

const Shape = NewTraip.omit({ organizationId: true });

interface NewTraipDialogProps {
  readonly organisationId: string;
  readonly onClose: () => void;
  readonly onCreated: (traip: { readonly id: string }) => void;
}

export function NewTraipDialog({ organisationId, onClose, onCreated }: NewTraipDialogProps) {
  const t = useTranslations('traips');
  const toast = useToast();
  const queries = useQueryClient();
  const [isCreated, setCreated] = useState(false);
  const form: ShapeForm<Write<typeof Shape>, Read<typeof Shape>> = useShapeForm(Shape, {
    failed: t('createFailed'),
    defaultValues: { name: '', description: '', privacy: 'PUBLIC', code: '' },
    send: async (values) => {
      const created = await traipApi.create({ body: { ...values, organizationId: organisationId } });
      await queries.invalidateQueries({ queryKey: ['traip'] });
      // Busy until the next page is ready: a second click would create a second Traip.
      setCreated(true);
      toast(t('created', { name: created.name }));
      onCreated(created);
    },
  });
  const bound = useFieldBindings(form, { code: undefinedIfEmpty });
  return (
    <PartDialog
      title={t('new')}
      submit={{ label: t('create'), busyLabel: t('creating') }}
      form={{ ...form, busy: form.busy || isCreated }}
      onClose={onClose}
    >
      <TraipFields bound={bound} isNew />
    </PartDialog>
  );
}
