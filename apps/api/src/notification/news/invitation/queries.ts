import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { type Cause, writeNews } from '../../write/queries.ts';

interface Invited extends Cause {
  readonly invitationId: string;
}

const ofTeam = sql`team_invitations as invitation join teams on teams.id = invitation.team_id`;
const ofOrganisation = sql`organisation_invitations as invitation
  join organisations on organisations.id = invitation.organisation_id`;

/** Only who has proved that the address is theirs has an inbox for it. */
const whoIsAsked = sql`join users as asked on (asked.id = invitation.user_id or asked.email = invitation.email)
  and asked.email_verified_at is not null`;

const question = (name: string) =>
  sql`jsonb_build_object('name', ${sql.ref(name)}, 'invitation', invitation.id)`;

/** Somebody is asked to join a team. */
export async function tellOfTeamInvitation(trx: Trx, { invitationId, ...cause }: Invited): Promise<void> {
  await writeNews(
    trx,
    sql`select asked.id as user_id, 'INVITATION_RECEIVED' as kind, 'invitation:' || teams.id as key,
        ${question('teams.name')} as details, null::uuid as organisation_id, null::uuid as competition_id,
        null::uuid as match_id, teams.id as team_id, invitation.invited_by as person_id
      from ${ofTeam} ${whoIsAsked} where invitation.id = ${invitationId}`,
    cause,
  );
}

/** Somebody is asked to join an organisation. */
export async function tellOfInvitation(trx: Trx, { invitationId, ...cause }: Invited): Promise<void> {
  await writeNews(
    trx,
    sql`select asked.id as user_id, 'INVITATION_RECEIVED' as kind, 'invitation:' || organisations.id as key,
        ${question('organisations.name')} as details, organisations.id as organisation_id,
        null::uuid as competition_id, null::uuid as match_id, null::uuid as team_id,
        invitation.invited_by as person_id
      from ${ofOrganisation} ${whoIsAsked} where invitation.id = ${invitationId}`,
    cause,
  );
}

interface Answered extends Cause {
  readonly invitationId: string;
  /** Who has answered: nobody answers for another. */
  readonly by: string;
  readonly isAccepted: boolean;
}

const answer = (name: string, isAccepted: boolean) =>
  sql`jsonb_build_object('name', ${sql.ref(name)}, 'isAccepted', ${isAccepted}::boolean)`;

/** Who asked somebody to join a team hears what they said. */
export async function tellOfTeamAnswer(
  trx: Trx,
  { invitationId, isAccepted, ...cause }: Answered,
): Promise<void> {
  await writeNews(
    trx,
    sql`select invitation.invited_by as user_id, 'INVITATION_ANSWERED' as kind,
        'invitation:' || invitation.id || ':answer' as key, ${answer('teams.name', isAccepted)} as details,
        null::uuid as organisation_id, null::uuid as competition_id, null::uuid as match_id,
        teams.id as team_id, ${cause.by}::uuid as person_id
      from ${ofTeam} where invitation.id = ${invitationId}`,
    cause,
  );
}

/** Who asked somebody to join an organisation hears what they said. */
export async function tellOfAnswer(
  trx: Trx,
  { invitationId, isAccepted, ...cause }: Answered,
): Promise<void> {
  await writeNews(
    trx,
    sql`select invitation.invited_by as user_id, 'INVITATION_ANSWERED' as kind,
        'invitation:' || invitation.id || ':answer' as key,
        ${answer('organisations.name', isAccepted)} as details, organisations.id as organisation_id,
        null::uuid as competition_id, null::uuid as match_id, null::uuid as team_id,
        ${cause.by}::uuid as person_id
      from ${ofOrganisation} where invitation.id = ${invitationId}`,
    cause,
  );
}
