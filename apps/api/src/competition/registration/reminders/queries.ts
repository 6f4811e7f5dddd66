import type { RegistrationRules } from '@traip/engine/registration';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

interface ClosingSquad {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly teamId: string;
  readonly rules: RegistrationRules;
  readonly closesAt: string;
}

const closesAt = sql`(competitions.registration_rules ->> 'closesAt')::timestamptz`;
const opensAt = sql`(competitions.registration_rules ->> 'opensAt')::timestamptz`;

/** The teams of competitions whose window for squads closes within some days. */
export async function listClosingSquads(
  db: Database,
  at: Date,
  days: number,
): Promise<readonly ClosingSquad[]> {
  const { rows } =
    await sql<ClosingSquad>`select competitions.organisation_id, competitions.id as competition_id,
      participations.team_id, competitions.registration_rules as rules,
      competitions.registration_rules ->> 'closesAt' as closes_at
    from competitions
      join participations on participations.competition_id = competitions.id
        and participations.status in ('ACCEPTED', 'REQUESTED')
      join teams on teams.id = participations.team_id and teams.deleted_at is null
    where competitions.deleted_at is null and competitions.registration_rules is not null
      and ${closesAt} > ${at}::timestamptz
      and ${closesAt} <= ${at}::timestamptz + make_interval(days => ${days})
      and coalesce(${opensAt} <= ${at}::timestamptz, true)
    order by competitions.id, participations.team_id`.execute(db);
  return rows;
}
