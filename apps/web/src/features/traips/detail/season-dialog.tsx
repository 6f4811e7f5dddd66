'use client';

import { type Read, SeasonFields as Shape, type Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { seasonApi } from '../../../lib/api/browser.ts';
import { nullIfEmpty } from '../../../ui/form/empty-values.ts';
import { type ShapeForm, useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { PartDialog } from '../form/part-dialog.tsx';
import { SeasonFields } from '../form/season-fields.tsx';
import { useFieldBindings } from '../form/use-field-bindings.ts';
import { type SeasonData, useSave } from './use-traip.ts';

interface SeasonDialogProps {
  readonly traipId: string;
  /** Null for a new one. */
  readonly season: SeasonData | null;
  readonly onClose: () => void;
}

export function SeasonDialog({ traipId, season, onClose }: SeasonDialogProps) {
  const t = useTranslations('traips');
  const { isStale, save } = useSave(season === null ? t('seasonCreated') : t('saved'), onClose);
  const { name = '', startsOn = null, endsOn = null } = season ?? {};
  const form: ShapeForm<Write<typeof Shape>, Read<typeof Shape>> = useShapeForm(Shape, {
    failed: t('saveFailed'),
    defaultValues: { name, startsOn: startsOn ?? '', endsOn: endsOn ?? '' },
    send: (values) =>
      save(() =>
        season === null
          ? seasonApi.create({ body: { ...values, traipId } })
          : seasonApi.update({ body: { ...values, id: season.id, version: season.version } }),
      ),
  });
  const bound = useFieldBindings(form, { startsOn: nullIfEmpty, endsOn: nullIfEmpty });
  return (
    <PartDialog
      title={season === null ? t('newSeason') : t('editSeason')}
      submit={{ label: t('save'), busyLabel: t('saving') }}
      form={form}
      isStale={isStale}
      onClose={onClose}
    >
      <SeasonFields bound={bound} />
    </PartDialog>
  );
}
