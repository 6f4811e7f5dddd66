'use client';

import { useTranslations } from 'next-intl';
import { profileApi } from '../../../lib/api/browser.ts';
import { useSession } from '../../../lib/session/index.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { type LicenceCardData, useInvalidateLicences } from './use-licences.ts';

/** Uploads a new photograph for a licence: as the account's picture, or the child's. */
export function useUploadPhoto({ isOwn, personId }: LicenceCardData): (file: File) => Promise<void> {
  const t = useTranslations('licences.mend');
  const toast = useToast();
  const { user, replaceUser } = useSession();
  const invalidate = useInvalidateLicences();
  return async (file) => {
    if (isOwn) {
      const { avatarUrl } = await profileApi.setAvatar({ file });
      if (user !== null) replaceUser({ ...user, avatarUrl });
    } else {
      const { familyApi } = await import('../../../lib/api/family.ts');
      await familyApi.setPhoto({ params: { personId }, file });
    }
    toast(t('photoSaved'));
    await invalidate();
  };
}
