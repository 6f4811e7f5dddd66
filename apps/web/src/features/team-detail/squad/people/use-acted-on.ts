'use client';

import { teammateAbilities } from '@traip/contract';
import { useSession } from '../../../../lib/session/index.ts';
import type { ActedOn } from '../../members/use-members.ts';
import type { TeamData } from '../../team/use-team.ts';
import type { Person } from './use-squad.ts';

/** People of a squad in the form that member actions need: role, ownership, leaving. */
export function useActedOn(team: TeamData): (person: Person) => ActedOn {
  const { user } = useSession();
  const own = user?.userOrgs.find(({ orgId }) => orgId === team.organization?.id);
  const actor = { userId: user?.id ?? '', team: team.role, organisation: own?.role ?? null };
  return ({ personId: userId, userCode, firstName, surnames, role }) => {
    const abilities = teammateAbilities(actor, { userId, role, hasAccount: userCode !== null });
    return { userId, firstName, surnames, role, abilities };
  };
}
