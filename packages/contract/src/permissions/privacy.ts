import type { OrganisationRole } from './organisation.ts';

/** Who may see a thing: everybody; its people; also those who share a competition; also the whole organisation. */
export const privacies = ['PUBLIC', 'PRIVATE', 'CONTACTS', 'IN_ORG'] as const;
export type Privacy = (typeof privacies)[number];

/** From where somebody looks at a thing of an organisation. */
export interface Viewpoint {
  readonly role: OrganisationRole | null;
  /** Of the team, or of a team that takes part. */
  readonly isParticipant: boolean;
}

/** Those who work for an organisation, as against those who only belong to it. */
export const staffRoles: readonly OrganisationRole[] = ['super-admin', 'admin', 'referee'];

/** Whether a thing of this privacy exists at all for somebody. */
export function isSeenBy(privacy: Privacy, { role, isParticipant }: Viewpoint): boolean {
  if (privacy === 'PUBLIC' || isParticipant) return true;
  if (role === null) return false;
  return privacy !== 'PRIVATE' || staffRoles.includes(role);
}
