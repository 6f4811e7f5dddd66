import { organisationAbilities } from '@traip/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { type Cause, saveNotifications } from '../../write/queries.ts';
import { isAnnounced } from '../match/queries.ts';

const entryJoins = sql`participations
  join competitions on competitions.id = participations.competition_id
  join teams on teams.id = participations.team_id`;

const entryDetails = sql`jsonb_build_object('team', teams.name, 'competition', competitions.name)`;

/** Whether a member leads the team, in a query on team members. */
export const leads = sql`(team_members.role in ('OWNER', 'CAPTAIN', 'COACH') or team_members.is_delegate)`;

const decidingRoles = sql.join(organisationAbilities['teams.manage']);

interface EntryEvent extends Cause {
  readonly participationId: string;
}

/** Notifies the staff who may decide that a team asks for a place. */
export async function notifyEntryRequested(
  trx: Trx,
  { participationId, ...cause }: EntryEvent,
): Promise<void> {
  await saveNotifications(
    trx,
    sql`select staff.user_id, 'REGISTRATION_REQUESTED' as kind, 'registration:' || participations.id as key,
        ${entryDetails} || jsonb_build_object('asked', extract(epoch from ${cause.at}::timestamptz)) as details,
        participations.organisation_id, participations.competition_id, null::uuid as match_id,
        participations.team_id, null::uuid as person_id
      from ${entryJoins} join organisation_members as staff
        on staff.organisation_id = participations.organisation_id and staff.role in (${decidingRoles})
      where participations.id = ${participationId}`,
    cause,
  );
}

/** Once the competition is published, notifies a team's leaders, or players and pairs, of the decision. */
export async function notifyEntryDecided(trx: Trx, { participationId, ...cause }: EntryEvent): Promise<void> {
  await saveNotifications(
    trx,
    sql`select team_members.person_id as user_id, 'REGISTRATION_ANSWERED' as kind,
        'registration:' || participations.id || ':answer' as key,
        ${entryDetails} || jsonb_build_object('isAccepted', participations.status = 'ACCEPTED',
          'reason', participations.reason, 'decided', extract(epoch from participations.decided_at)) as details,
        participations.organisation_id, participations.competition_id, null::uuid as match_id,
        participations.team_id, null::uuid as person_id
      from ${entryJoins} join team_members on team_members.team_id = participations.team_id
        and team_members.left_at is null and (${leads} or teams.competitor_kind <> 'TEAM')
      where participations.id = ${participationId} and participations.status in ('ACCEPTED', 'REJECTED')
        and ${isAnnounced}`,
    cause,
  );
}
