'use client';

import { AccountDeletion } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { profileApi } from '../../lib/api/browser.ts';
import { type ClubUser, useSession } from '../../lib/session/index.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import { type DeletionBlockers, deletionBlockers } from './deletion-blockers.ts';

/** Deletes the account and logs out; or returns what blocks it. */
export function useDeletion({ hasPassword }: ClubUser) {
  const t = useTranslations('profile');
  const { logout } = useSession();
  const toast = useToast();
  const [blockers, setBlockers] = useState<DeletionBlockers | null>(null);
  const shaped = useShapeForm(AccountDeletion, {
    failed: t('deleteFailed'),
    defaultValues: { userCode: '', password: '' },
    send: async ({ userCode, password }) => {
      setBlockers(null);
      try {
        await profileApi.deleteAccount({ body: { userCode, ...(hasPassword && { password }) } });
      } catch (failure) {
        const blockers = deletionBlockers(failure);
        if (blockers === null) throw failure;
        return setBlockers(blockers);
      }
      toast(t('deleted'));
      await logout();
    },
  });
  return { ...shaped, blockers };
}
