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
import { granted, telling } from './people/granted.ts';
import { mateAt, staffAt } from './people/person.ts';

/** Where an organisation plays; the person who says so is named by their address. */
export interface DemoVenue {
  readonly orgCode: string;
  readonly by: string;
  readonly venue: Write<typeof NewVenue>;
}

/** A question that waits for its answer: to join an organisation, or a team by its code. */
export type DemoInvitation = { readonly by: string; readonly email: string } & (
  | { readonly orgCode: string; readonly role: OrganisationRole }
  | { readonly team: string }
);

export async function plantVenues(db: Database, venues: readonly DemoVenue[], now: Date): Promise<void> {
  for (const { venue, ...who } of venues) {
    const body = NewVenue.parse(venue);
    granted(await createVenue(await staffAt(db, who, now), { ...telling(body), params: who }));
  }
}

export async function plantInvitations(
  db: Database,
  invitations: readonly DemoInvitation[],
  now: Date,
): Promise<void> {
  for (const { by, email, ...wanted } of invitations) {
    if ('team' in wanted) {
      const mate = await mateAt(db, { code: wanted.team, by }, now);
      const body = NewTeamInvitation.parse({ teamId: mate.scope.teamId, email });
      granted(await invite(mate, telling(body)));
      continue;
    }
    const staff = await staffAt(db, { orgCode: wanted.orgCode, by }, now);
    const { organisationId: organizationId } = staff.scope;
    const body = NewInvitation.parse({ organizationId, email, role: wanted.role });
    granted(await inviteMember(staff, telling(body)));
  }
}
