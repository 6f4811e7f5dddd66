import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { type Cause, saveNotifications } from '../../write/queries.ts';

interface PeopleMerged extends Cause {
  readonly mergeId: string;
  readonly teamId: string;
}

/** Tells somebody, or those who answer for them, that a team says an entry of its own was them. */
export async function notifyPeopleMerged(
  trx: Trx,
  { mergeId, teamId, ...cause }: PeopleMerged,
): Promise<void> {
  await saveNotifications(
    trx,
    sql`select merge.kept_id as user_id, 'PEOPLE_MERGED' as kind, 'merge:' || merge.id as key,
        jsonb_build_object('team', teams.name,
          'name', trim(coalesce(merged.first_name, '') || ' ' || coalesce(merged.surnames, ''))) as details,
        null::uuid as organisation_id, null::uuid as competition_id, null::uuid as match_id,
        teams.id as team_id, merge.kept_id as person_id
      from person_merges as merge join persons as merged on merged.id = merge.merged_id
        join teams on teams.id = ${teamId} where merge.id = ${mergeId}`,
    cause,
  );
}
