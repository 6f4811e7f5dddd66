'use client';

import { useTranslations } from 'next-intl';
import { squadApi } from '../../../../lib/api/squad.ts';
import { fullName } from '../../../../ui/identity/full-name.ts';
import { useTeamChange } from '../../team/use-team.ts';
import type { Person } from './use-squad.ts';

/** Makes a person a delegate, or ends it. */
export function useMarkDelegate(teamId: string): (person: Person) => Promise<boolean> {
  const t = useTranslations('squad');
  const change = useTeamChange();
  return (person) => {
    const { personId, version, isDelegate } = person;
    const body = { people: [{ personId, version, isDelegate: !isDelegate }] };
    return change(() => squadApi.change({ params: { teamId }, body }), {
      done: t(isDelegate ? 'delegate.unmarked' : 'delegate.marked', { name: fullName(person) }),
      failed: t('edit.failed'),
    });
  };
}
