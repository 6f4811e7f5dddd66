'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallReply, memberCalls, OrganisationRole, profileCalls, TeamRole } from '@traip/contract';
import { memberApi, profileApi } from '../../lib/api/browser.ts';
import { useSession } from '../../lib/session/index.ts';

type OrganisationInvitation = CallReply<(typeof memberCalls)['myInvitations']>[number];
type TeamInvitation = CallReply<(typeof profileCalls)['myTeams']>['invitations'][number];

/** One question that waits for an answer, from an organisation or from a team. */
export interface WaitingInvitation {
  readonly kind: 'organisation' | 'team';
  readonly id: string;
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly role: OrganisationRole | TeamRole;
  readonly invitedBy: string;
  readonly expiresAt: string;
  /** Where one is once inside. */
  readonly href: string;
  readonly answer: (accepted: boolean) => Promise<unknown>;
}

const organisationKey = ['member', 'myInvitations'];
const teamKey = ['profile', 'myTeams'];
const homeKey = ['home'];

/** Everything that asks for the person. */
export function useMyInvitations() {
  const { user } = useSession();
  const organisations = useQuery({
    queryKey: organisationKey,
    queryFn: ({ signal }) => memberApi.myInvitations(undefined, { signal }),
    enabled: user !== null,
  });
  const teams = useQuery({
    queryKey: teamKey,
    queryFn: ({ signal }) => profileApi.myTeams(undefined, { signal }),
    enabled: user !== null,
  });
  return { organisations, teams };
}

/** To be read again after an answer. */
export function useForgetInvitations(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [organisationKey, teamKey, homeKey].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
}

/** How many wait; nothing while that is not known. */
export function useWaitingInvitations(): number {
  const { organisations, teams } = useMyInvitations();
  return (organisations.data?.length ?? 0) + (teams.data?.invitations.length ?? 0);
}

export function fromOrganisation({ organization, ...invitation }: OrganisationInvitation): WaitingInvitation {
  return {
    ...invitation,
    kind: 'organisation',
    name: organization.name,
    avatarUrl: organization.avatarUrl,
    href: `/dashboard/${organization.orgCode}`,
    answer: (accepted) => {
      const body = { invitationId: invitation.id };
      return accepted ? memberApi.acceptInvitation({ body }) : memberApi.cancelInvitation({ body });
    },
  };
}

export function fromTeam({ team, ...invitation }: TeamInvitation): WaitingInvitation {
  return {
    ...invitation,
    kind: 'team',
    name: team.name,
    avatarUrl: team.avatarUrl,
    href: `/my-teams/${team.id}`,
    answer: (accepted) =>
      profileApi.answerTeam({ params: { teamId: team.id, responseBoolean: accepted ? 'true' : 'false' } }),
  };
}
