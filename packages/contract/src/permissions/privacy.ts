import type { OrganisationRole } from './organisation.ts';

/** Who can see something: everyone; its people; also those sharing a competition; also the organisation. */
export const privacies = ['PUBLIC', 'PRIVATE', 'CONTACTS', 'IN_ORG'] as const;
export type Privacy = (typeof privacies)[number];

/** A viewer's relation to something of an organisation. */
export interface Viewpoint {
  readonly role: OrganisationRole | null;
  /** Whether they belong to the team, or to a team that takes part. */
  readonly isParticipant: boolean;
}

/** Roles that work for an organisation, as opposed to just belonging to it. */
export const staffRoles: readonly OrganisationRole[] = ['super-admin', 'admin', 'referee'];

/** Whether something with this privacy exists at all for a viewer. */
export function isVisibleFor(privacy: Privacy, { role, isParticipant }: Viewpoint): boolean {
  if (privacy === 'PUBLIC' || isParticipant) return true;
  if (role === null) return false;
  return privacy !== 'PRIVATE' || staffRoles.includes(role);
}
