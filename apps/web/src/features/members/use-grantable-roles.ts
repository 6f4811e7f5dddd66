'use client';

import { useTranslations } from 'next-intl';
import { useMemberPage } from './use-members.ts';

/** As the backend says; the lowest role first, because it is the usual one. */
export function useGrantableRoles(organizationId: string) {
  const t = useTranslations('roles');
  const { data } = useMemberPage(organizationId, { search: '', roles: [], page: 1 });
  return (data?.grantableRoles ?? [])
    .toReversed()
    .sort((a, b) => Number(b === 'member') - Number(a === 'member'))
    .map((value) => ({ value, label: t(value) }));
}
