'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CallReply,
  GuardianRelation,
  memberCalls,
  OrganisationRole,
  profileCalls,
  TeamRole,
} from '@traip/contract';
import { memberApi, profileApi } from '../../lib/api/browser.ts';
import { useSession } from '../../lib/session/index.ts';

type OrganisationInvitation = CallReply<(typeof memberCalls)['myInvitations']>[number];
type TeamInvitation = CallReply<(typeof profileCalls)['myTeams']>['invitations'][number];

/** The adult's relation to the invited child, or which of their children joins. */
export interface AnswerAs {
  readonly relation?: GuardianRelation | undefined;
  readonly childId?: string | undefined;
}

/** An invitation from an organisation or a team. */
export interface PendingInvitation {
  readonly kind: 'organisation' | 'team';
  readonly id: string;
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly role: OrganisationRole | TeamRole;
  readonly invitedBy: string;
  readonly expiresAt: string;
  /** The first name of the invited child; null: the reader. */
  readonly child: string | null;
  /** Where to go after accepting. */
  readonly href: string;
  readonly answer: (accepted: boolean, as: AnswerAs) => Promise<unknown>;
}

const organisationKey = ['member', 'myInvitations'];
const teamKey = ['profile', 'myTeams'];
const homeKey = ['home'];

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

/** Invalidated after an answer. */
export function useInvalidateInvitations(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [organisationKey, teamKey, homeKey].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
}

/** Undefined while the number is unknown. */
export function usePendingInvitationCount(): number {
  const { organisations, teams } = useMyInvitations();
  return (organisations.data?.length ?? 0) + (teams.data?.invitations.length ?? 0);
}

export function fromOrganisation({ organization, ...invitation }: OrganisationInvitation): PendingInvitation {
  return {
    ...invitation,
    kind: 'organisation',
    child: null,
    name: organization.name,
    avatarUrl: organization.avatarUrl,
    href: `/dashboard/${organization.orgCode}`,
    answer: (accepted) => {
      const body = { invitationId: invitation.id };
      return accepted ? memberApi.acceptInvitation({ body }) : memberApi.cancelInvitation({ body });
    },
  };
}

export function fromTeam({ team, person, ...invitation }: TeamInvitation): PendingInvitation {
  return {
    ...invitation,
    kind: 'team',
    child: person?.isChild ? person.firstName : null,
    name: team.name,
    avatarUrl: team.avatarUrl,
    href: `/my-teams/${team.id}`,
    answer: (accepted, as) =>
      profileApi.answerTeam({
        params: { teamId: team.id, responseBoolean: accepted ? 'true' : 'false' },
        query: accepted ? as : {},
      }),
  };
}
