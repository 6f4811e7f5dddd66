'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { DeletedKind } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { deletedApi } from '../../lib/api/browser.ts';
import { useSession } from '../../lib/session/index.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import type { ToastAction } from '../../ui/feedback/toast-queue.ts';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';

interface Restorable {
  readonly kind: DeletedKind;
  readonly id: string;
  readonly name: string;
}

/** Restores an item, shows how it went and refetches: it may be in any list. */
export function useRestore(orgCode: string): (item: Restorable) => Promise<void> {
  const t = useTranslations('deletedItems');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const queries = useQueryClient();
  return async ({ kind, id, name }) => {
    try {
      await deletedApi.restore({ params: { orgCode, id }, body: { kind } });
    } catch (failure) {
      return toast(failureMessage(failure, t('failed')), 'error');
    }
    toast(t('restored', { name }));
    await queries.invalidateQueries();
  };
}

/** The undo action in a message about a deletion, for those who may restore. */
export function useUndoDeletion(orgCode: string | undefined): (item: Restorable) => ToastAction | undefined {
  const t = useTranslations('deletedItems');
  const { user } = useSession();
  const restore = useRestore(orgCode ?? '');
  const own = user?.userOrgs.find(({ fullOrg }) => fullOrg.orgCode === orgCode);
  const mayRestore = own?.abilities.includes('organisation.edit') ?? false;
  return (item) => (mayRestore ? { label: t('undo'), run: () => void restore(item) } : undefined);
}
