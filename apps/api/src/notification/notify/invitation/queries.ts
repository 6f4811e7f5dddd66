import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { type Cause, saveNotifications } from '../../write/queries.ts';

interface InvitationEvent extends Cause {
  readonly invitationId: string;
}

const teamInvitation = sql`team_invitations as invitation join teams on teams.id = invitation.team_id`;
const organisationInvitation = sql`organisation_invitations as invitation
  join organisations on organisations.id = invitation.organisation_id`;

/** Only a verified address has an inbox. */
const joinInvitee = sql`join users as asked on (asked.id = invitation.user_id or asked.email = invitation.email)
  and asked.email_verified_at is not null`;

const invitationDetails = (name: string) =>
  sql`jsonb_build_object('name', ${sql.ref(name)}, 'invitation', invitation.id)`;

export async function notifyTeamInvitation(
  trx: Trx,
  { invitationId, ...cause }: InvitationEvent,
): Promise<void> {
  await saveNotifications(
    trx,
    sql`select asked.id as user_id, 'INVITATION_RECEIVED' as kind, 'invitation:' || teams.id as key,
        ${invitationDetails('teams.name')} as details, null::uuid as organisation_id, null::uuid as competition_id,
        null::uuid as match_id, teams.id as team_id, invitation.invited_by as person_id
      from ${teamInvitation} ${joinInvitee} where invitation.id = ${invitationId}`,
    cause,
  );
}

export async function notifyOrganisationInvitation(
  trx: Trx,
  { invitationId, ...cause }: InvitationEvent,
): Promise<void> {
  await saveNotifications(
    trx,
    sql`select asked.id as user_id, 'INVITATION_RECEIVED' as kind, 'invitation:' || organisations.id as key,
        ${invitationDetails('organisations.name')} as details, organisations.id as organisation_id,
        null::uuid as competition_id, null::uuid as match_id, null::uuid as team_id,
        invitation.invited_by as person_id
      from ${organisationInvitation} ${joinInvitee} where invitation.id = ${invitationId}`,
    cause,
  );
}

interface InvitationAnswer extends Cause {
  readonly invitationId: string;
  /** The person who answered, always the invitee. */
  readonly by: string;
  readonly isAccepted: boolean;
}

const answerDetails = (name: string, isAccepted: boolean) =>
  sql`jsonb_build_object('name', ${sql.ref(name)}, 'isAccepted', ${isAccepted}::boolean)`;

/** Notifies the inviter how a team invitation was answered. */
export async function notifyTeamInvitationAnswered(
  trx: Trx,
  { invitationId, isAccepted, ...cause }: InvitationAnswer,
): Promise<void> {
  await saveNotifications(
    trx,
    sql`select invitation.invited_by as user_id, 'INVITATION_ANSWERED' as kind,
        'invitation:' || invitation.id || ':answer' as key, ${answerDetails('teams.name', isAccepted)} as details,
        null::uuid as organisation_id, null::uuid as competition_id, null::uuid as match_id,
        teams.id as team_id, ${cause.by}::uuid as person_id
      from ${teamInvitation} where invitation.id = ${invitationId}`,
    cause,
  );
}

/** Notifies the inviter how an organisation's invitation was answered. */
export async function notifyOrganisationInvitationAnswered(
  trx: Trx,
  { invitationId, isAccepted, ...cause }: InvitationAnswer,
): Promise<void> {
  await saveNotifications(
    trx,
    sql`select invitation.invited_by as user_id, 'INVITATION_ANSWERED' as kind,
        'invitation:' || invitation.id || ':answer' as key,
        ${answerDetails('organisations.name', isAccepted)} as details, organisations.id as organisation_id,
        null::uuid as competition_id, null::uuid as match_id, null::uuid as team_id,
        ${cause.by}::uuid as person_id
      from ${organisationInvitation} where invitation.id = ${invitationId}`,
    cause,
  );
}
