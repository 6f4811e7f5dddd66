import {
  NewInvitation,
  NewTeamInvitation,
  NewVenue,
  type OrganisationRole,
  type Write,
} from '@traip/contract';
import { createVenue } from '../../competition/venue/create-venue.ts';
import { inviteMember } from '../../people/member/invitation/invite-member.ts';
import { invite } from '../../people/team/invite.ts';
import type { Database } from '../../platform/db/schema.ts';
import { requestWith, throwIfRefused } from './people/calls.ts';
import { staffContext, teamMemberContext } from './people/person.ts';

/** A venue of an organisation; `by` is the email address of the person who adds it. */
export interface DemoVenue {
  readonly orgCode: string;
  readonly by: string;
  readonly venue: Write<typeof NewVenue>;
}

/** A pending invitation to an organisation, or to a team given by its code. */
export type DemoInvitation = { readonly by: string; readonly email: string } & (
  | { readonly orgCode: string; readonly role: OrganisationRole }
  | { readonly team: string }
);

export async function seedVenues(db: Database, venues: readonly DemoVenue[], now: Date): Promise<void> {
  for (const { venue, ...member } of venues) {
    const body = NewVenue.parse(venue);
    throwIfRefused(
      await createVenue(await staffContext(db, member, now), { ...requestWith(body), params: member }),
    );
  }
}

export async function seedInvitations(
  db: Database,
  invitations: readonly DemoInvitation[],
  now: Date,
): Promise<void> {
  for (const { by, email, ...target } of invitations) {
    if ('team' in target) {
      const teamMember = await teamMemberContext(db, { code: target.team, by }, now);
      const body = NewTeamInvitation.parse({ teamId: teamMember.scope.teamId, email });
      throwIfRefused(await invite(teamMember, requestWith(body)));
      continue;
    }
    const staff = await staffContext(db, { orgCode: target.orgCode, by }, now);
    const { organisationId: organizationId } = staff.scope;
    const body = NewInvitation.parse({ organizationId, email, role: target.role });
    throwIfRefused(await inviteMember(staff, requestWith(body)));
  }
}
