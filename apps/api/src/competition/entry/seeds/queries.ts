import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';

/** The seeds of accepted and withdrawn teams. */
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

/** In the competition and its phases. */
export async function saveSeeds(trx: Trx, competitionId: string, seeds: readonly Seed[]): Promise<void> {
  const newSeeds = sql`jsonb_to_recordset(${JSON.stringify(seeds)}::jsonb) as new_seeds ("teamId" uuid, seed integer)`;
  await sql`update participations set seed = new_seeds.seed from ${newSeeds}
    where participations.competition_id = ${competitionId} and participations.team_id = new_seeds."teamId"`.execute(
    trx,
  );
  await sql`update phase_teams set seed = new_seeds.seed from ${newSeeds}
    where phase_teams.team_id = new_seeds."teamId"
      and phase_teams.phase_id in (select id from phases where competition_id = ${competitionId})`.execute(
    trx,
  );
}
