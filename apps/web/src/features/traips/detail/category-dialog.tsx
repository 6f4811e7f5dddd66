'use client';

import { type Read, CategoryFields as Shape, type Write } from '@traip/contract';
import { variantsOf } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { categoryApi } from '../../../lib/api/browser.ts';
import { numberOrNull } from '../../../ui/form/empty-values.ts';
import { type ShapeForm, useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { CategoryFields } from '../form/category-fields.tsx';
import { PartDialog } from '../form/part-dialog.tsx';
import { useFieldBindings } from '../form/use-field-bindings.ts';
import { type CategoryData, type TraipData, useSave } from './use-traip.ts';

interface CategoryDialogProps {
  readonly traip: TraipData;
  /** Null for a new one. */
  readonly category: CategoryData | null;
  readonly onClose: () => void;
}

export function CategoryDialog({ traip, category, onClose }: CategoryDialogProps) {
  const t = useTranslations('traips');
  const { isStale, save } = useSave(category === null ? t('categoryCreated') : t('saved'), onClose);
  const form: ShapeForm<Write<typeof Shape>, Read<typeof Shape>> = useShapeForm(Shape, {
    failed: t('saveFailed'),
    defaultValues: category ?? {
      name: '',
      gender: 'MIXED',
      skillLevel: 'AMATEUR',
      minAge: null,
      maxAge: null,
      sportVariantKey: variantsOf(traip.sportKey)?.[0]?.key,
    },
    send: (values) =>
      save(() =>
        category === null
          ? categoryApi.create({ body: { ...values, traipId: traip.id } })
          : categoryApi.update({ body: { ...values, id: category.id, version: category.version } }),
      ),
  });
  const bound = useFieldBindings(form, { minAge: numberOrNull, maxAge: numberOrNull });
  return (
    <PartDialog
      title={category === null ? t('newCategory') : t('editCategory')}
      submit={{ label: t('save'), busyLabel: t('saving') }}
      form={form}
      isStale={isStale}
      onClose={onClose}
    >
      <CategoryFields
        bound={bound}
        sportKey={traip.sportKey}
        variantIsFixed={category !== null && category.competitions > 0}
      />
    </PartDialog>
  );
}
