'use client';

import { useTranslations } from 'next-intl';
import { useMemberPage } from './use-members.ts';

/** The roles that the caller may give, as the backend says; the humblest first: that is what most people get. */
export function useGrantableRoles(organizationId: string) {
  const t = useTranslations('roles');
  const { data } = useMemberPage(organizationId, { search: '', roles: [], page: 1 });
  return (data?.grantableRoles ?? [])
    .toReversed()
    .sort((a, b) => Number(b === 'member') - Number(a === 'member'))
    .map((value) => ({ value, label: t(value) }));
}
