import { qrTeamRoles, refuse, type TeamRole } from '@traip/contract';

interface Giver {
  readonly mayGiveRoles: boolean;
}

/** Whoever claims a coach or captain is one: only who may give such roles enters them. */
export function roleRefusal(
  { mayGiveRoles }: Giver,
  people: readonly { readonly role?: TeamRole | undefined }[],
) {
  if (mayGiveRoles) return undefined;
  const needsLeave = people.findIndex(({ role }) => role !== undefined && !isPlain(role));
  return needsLeave < 0 ? undefined : refuse('FORBIDDEN', { field: `people.${needsLeave}.role` });
}

const isPlain = (role: TeamRole) => qrTeamRoles.some((plain) => plain === role);
