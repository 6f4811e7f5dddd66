import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';

/** The seeds of those who are in. */
export function listSeeds(trx: Trx, competitionId: string) {
  return trx
    .selectFrom('participations')
    .select(['teamId', 'seed'])
    .where('competitionId', '=', competitionId)
    .where('status', 'in', ['ACCEPTED', 'WITHDRAWN'])
    .execute();
}

interface Seed {
  readonly teamId: string;
  readonly seed: number | null;
}

/** In the competition, and in those of its phases that take their teams from it. */
export async function saveSeeds(trx: Trx, competitionId: string, seeds: readonly Seed[]): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(seeds)}::jsonb) as wanted ("teamId" uuid, seed integer)`;
  await sql`update participations set seed = wanted.seed from ${wanted}
    where participations.competition_id = ${competitionId} and participations.team_id = wanted."teamId"`.execute(
    trx,
  );
  await sql`update phase_teams set seed = wanted.seed from ${wanted}
    where phase_teams.team_id = wanted."teamId"
      and phase_teams.phase_id in (select id from phases where competition_id = ${competitionId})`.execute(
    trx,
  );
}
