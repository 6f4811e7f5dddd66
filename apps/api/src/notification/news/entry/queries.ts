import { organisationAbilities } from '@traip/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { type Cause, writeNews } from '../../write/queries.ts';
import { isAnnounced } from '../match/queries.ts';

const inFull = sql`participations
  join competitions on competitions.id = participations.competition_id
  join teams on teams.id = participations.team_id`;

const inBrief = sql`jsonb_build_object('team', teams.name, 'competition', competitions.name)`;

/** Those who lead a team. */
export const leaders = sql`('OWNER', 'CAPTAIN', 'COACH')`;

const mayDecide = sql.join(organisationAbilities['teams.manage']);

interface Entered extends Cause {
  readonly participationId: string;
}

/** A team asks for a place: whoever may give it one hears of it. */
export async function tellOfRequest(trx: Trx, { participationId, ...cause }: Entered): Promise<void> {
  await writeNews(
    trx,
    sql`select staff.user_id, 'REGISTRATION_REQUESTED' as kind, 'registration:' || participations.id as key,
        ${inBrief} || jsonb_build_object('asked', extract(epoch from ${cause.at}::timestamptz)) as details,
        participations.organisation_id, participations.competition_id, null::uuid as match_id,
        participations.team_id, null::uuid as person_id
      from ${inFull} join organisation_members as staff
        on staff.organisation_id = participations.organisation_id and staff.role in (${mayDecide})
      where participations.id = ${participationId}`,
    cause,
  );
}

/** A team has its place, or not: those who lead it hear of it, once it is known that there is a competition. */
export async function tellOfDecision(trx: Trx, { participationId, ...cause }: Entered): Promise<void> {
  await writeNews(
    trx,
    sql`select team_members.user_id, 'REGISTRATION_ANSWERED' as kind,
        'registration:' || participations.id || ':answer' as key,
        ${inBrief} || jsonb_build_object('isAccepted', participations.status = 'ACCEPTED',
          'reason', participations.reason, 'decided', extract(epoch from participations.decided_at)) as details,
        participations.organisation_id, participations.competition_id, null::uuid as match_id,
        participations.team_id, null::uuid as person_id
      from ${inFull} join team_members on team_members.team_id = participations.team_id
        and team_members.left_at is null and team_members.role in ${leaders}
      where participations.id = ${participationId} and participations.status in ('ACCEPTED', 'REJECTED')
        and ${isAnnounced}`,
    cause,
  );
}
