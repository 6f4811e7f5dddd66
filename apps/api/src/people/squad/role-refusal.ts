import { qrTeamRoles, refuse, type TeamRole } from '@traip/contract';

interface RoleGranter {
  readonly mayGiveRoles: boolean;
}

interface Standing {
  readonly role?: TeamRole | undefined;
  readonly isDelegate?: boolean | undefined;
}

/** Claiming a coach, captain or delegate gives that role, so entering one requires the right to give it. */
export function roleRefusal({ mayGiveRoles }: RoleGranter, people: readonly Standing[]) {
  if (mayGiveRoles) return undefined;
  const at = people.findIndex(({ role, isDelegate }) => isDelegate || (role !== undefined && !isPlain(role)));
  const field = people[at]?.isDelegate ? 'isDelegate' : 'role';
  return at < 0 ? undefined : refuse('FORBIDDEN', { field: `people.${at}.${field}` });
}

const isPlain = (role: TeamRole) => qrTeamRoles.some((plain) => plain === role);
