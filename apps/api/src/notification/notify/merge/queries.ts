import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import { type Cause, saveNotifications } from '../../write/queries.ts';

interface PeopleMerged extends Cause {
  readonly mergeId: string;
  /** The team, or the organisation for all its teams. */
  readonly teamId: string | null;
  readonly organisationId: string | null;
}

/** Notifies a person, or their guardians, that a team or organisation declared its entry to be them. */
export async function notifyPeopleMerged(
  trx: Trx,
  { mergeId, teamId, organisationId, ...cause }: PeopleMerged,
): Promise<void> {
  await saveNotifications(
    trx,
    sql`select merge.kept_id as user_id, 'PEOPLE_MERGED' as kind, 'merge:' || merge.id as key,
        jsonb_build_object('team', coalesce(teams.name, organisations.name),
          'name', trim(coalesce(merged.first_name, '') || ' ' || coalesce(merged.surnames, ''))) as details,
        null::uuid as organisation_id, null::uuid as competition_id, null::uuid as match_id,
        teams.id as team_id, merge.kept_id as person_id
      from person_merges as merge join persons as merged on merged.id = merge.merged_id
        left join teams on teams.id = ${teamId}
        left join organisations on organisations.id = ${organisationId}
      where merge.id = ${mergeId}`,
    cause,
  );
}
