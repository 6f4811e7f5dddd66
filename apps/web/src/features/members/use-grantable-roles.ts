'use client';

import { useTranslations } from 'next-intl';
import { useMemberPage } from './use-members.ts';

/** In the backend's order; the lowest role first, since it's the usual one. */
export function useGrantableRoles(organizationId: string) {
  const t = useTranslations('roles');
  const { data } = useMemberPage(organizationId, { search: '', roles: [], page: 1 });
  return (data?.grantableRoles ?? [])
    .toReversed()
    .sort((a, b) => Number(b === 'member') - Number(a === 'member'))
    .map((value) => ({ value, label: t(value) }));
}
