'use client';

import { type Locale, ProfileChange, type Read } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { localisedPath } from '../../i18n/locales.ts';
import { profileApi } from '../../lib/api/browser.ts';
import { type ClubUser, useSession } from '../../lib/session/index.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import { formOf } from './profile-form-values.ts';

/** Saves the profile, updates the session and switches the language. */
export function useProfileForm(user: ClubUser) {
  const t = useTranslations('profile');
  const { replaceUser } = useSession();
  const toast = useToast();
  const here = useLocale();
  const [chosen, setChosen] = useState<Locale>(here);
  const shaped = useShapeForm(ProfileChange, {
    failed: t('saveFailed'),
    defaultValues: formOf(user),
    send: async (body: Read<typeof ProfileChange>) => {
      const saved = await profileApi.update({ params: { userCode: user.userCode }, body });
      replaceUser(saved);
      shaped.form.reset(formOf(saved));
      toast(t('saved'));
      if (body.locale !== user.locale) setChosen(body.locale);
    },
  });
  const { isDirty } = shaped.form.formState;
  // After saving, so that there is no unsaved-changes prompt. Changing the language reloads the document.
  useEffect(() => {
    if (chosen !== here && !isDirty) location.assign(localisedPath(chosen, '/profile'));
  }, [chosen, here, isDirty]);
  return { ...shaped, isDirty };
}
