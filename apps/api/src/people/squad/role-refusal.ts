import { qrTeamRoles, refuse, type TeamRole } from '@traip/contract';

interface Giver {
  readonly mayGiveRoles: boolean;
}

interface Standing {
  readonly role?: TeamRole | undefined;
  readonly isDelegate?: boolean | undefined;
}

/** Whoever claims a coach, captain or delegate is one: only who may give such roles enters them. */
export function roleRefusal({ mayGiveRoles }: Giver, people: readonly Standing[]) {
  if (mayGiveRoles) return undefined;
  const at = people.findIndex(({ role, isDelegate }) => isDelegate || (role !== undefined && !isPlain(role)));
  const field = people[at]?.isDelegate ? 'isDelegate' : 'role';
  return at < 0 ? undefined : refuse('FORBIDDEN', { field: `people.${at}.${field}` });
}

const isPlain = (role: TeamRole) => qrTeamRoles.some((plain) => plain === role);
