'use client';

import { LookChange } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { type LookSettingsData, type LookSubject, useChangeLook } from './use-look.ts';

export type LookFormState = ReturnType<typeof useLookForm>;

const valuesOf = ({ own }: LookSettingsData) => ({
  primaryColor: own.primaryColor ?? '',
  accentColor: own.accentColor ?? '',
  coverAlt: own.coverAlt ?? '',
  printsSponsors: own.printsSponsors,
  sponsors: own.sponsors.map(({ id, name, website }) => ({ id, name, website: website ?? '' })),
});

export function useLookForm(subject: LookSubject, look: LookSettingsData) {
  const t = useTranslations('ui');
  const toast = useToast();
  const { save } = useChangeLook(subject);
  const shapeForm = useShapeForm(LookChange, {
    failed: t('failures.save'),
    defaultValues: valuesOf(look),
    send: async (values) => {
      const saved = await save(values);
      // After saving, new sponsors have an ID, so a logo can be added.
      shapeForm.form.reset(valuesOf(saved));
      toast(t('saved'));
    },
  });
  return shapeForm;
}
