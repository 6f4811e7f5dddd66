'use client';

import { CallFailure, OrganisationChange, type Read } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { organisationApi } from '../../../lib/api/browser.ts';
import { useRefreshUser } from '../../../lib/api/use-refresh-user.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { type Organisation, useOrganisationCache } from '../frame/use-organisation.ts';

/** Whether someone else has saved since the form was opened: then the latest version is fetched first. */
export type Staleness = 'fresh' | 'stale' | 'merging' | 'merged' | 'unreachable';

/** A conflicting save overwrites nothing, and the input is kept. */
export function useGeneralForm(organisation: Organisation) {
  const t = useTranslations('ui');
  const { id } = organisation;
  const toast = useToast();
  const updateCache = useOrganisationCache();
  const renewUser = useRefreshUser();
  const [staleness, setStaleness] = useState<Staleness>('fresh');

  const send = async (body: Read<typeof OrganisationChange>) => {
    try {
      const saved = await organisationApi.update({ params: { id }, body });
      setStaleness('fresh');
      updateCache.organisation(saved);
      shapeForm.form.reset(valuesOf(saved));
      toast(t('saved'));
      await renewUser();
    } catch (failure) {
      if (!(failure instanceof CallFailure && failure.code === 'STALE_VERSION')) throw failure;
      setStaleness('stale');
    }
  };
  const merge = async () => {
    setStaleness('merging');
    try {
      const latest = await organisationApi.get({ params: { id } });
      updateCache.organisation(latest);
      // Edited fields stay; everything else is taken from the other version.
      shapeForm.form.reset(valuesOf(latest), { keepDirtyValues: true });
      setStaleness('merged');
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      setStaleness('unreachable');
    }
  };
  const shapeForm = useShapeForm(OrganisationChange, {
    send,
    failed: t('failures.save'),
    defaultValues: valuesOf(organisation),
  });
  return { ...shapeForm, staleness, merge: () => void merge() };
}

function valuesOf({
  name,
  type,
  bio,
  description,
  website,
  onlyAssignedReferees,
  requiresSecondFactor,
  version,
}: Organisation) {
  const texts = { bio: bio ?? '', description: description ?? '', website: website ?? '' };
  return { name, type, ...texts, onlyAssignedReferees, requiresSecondFactor, version };
}
