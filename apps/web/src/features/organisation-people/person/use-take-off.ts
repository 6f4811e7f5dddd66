'use client';

import { useTranslations } from 'next-intl';
import { organisationPeopleApi } from '../../../lib/api/organisation-people.ts';
import { fullName } from '../../../ui/identity/full-name.ts';
import { usePeopleChange } from '../../people-change/index.ts';
import type { OrganisationPerson } from '../data/use-people.ts';

/** Removes a person from the list without confirmation: the message offers to undo it. */
export function useTakeOff(orgCode: string): (person: OrganisationPerson) => Promise<boolean> {
  const t = useTranslations('players');
  const change = usePeopleChange();
  return (person) => {
    const input = { params: { orgCode }, body: { personIds: [person.personId] } };
    const name = fullName(person);
    const bringBack = () =>
      change(() => organisationPeopleApi.restore(input), {
        done: t('broughtBack', { name }),
        failed: t('undoFailed'),
      });
    return change(() => organisationPeopleApi.remove(input), {
      done: t('takenOff', { name }),
      failed: t('takeOffFailed'),
      undo: { label: t('undo'), run: () => void bringBack() },
    });
  };
}
