import { sql } from 'kysely';
import { isFollowablePerson } from '../../../platform/db/followable.ts';
import type { Database } from '../../../platform/db/schema.ts';

export interface Merged {
  readonly from: string;
  readonly to: string;
}

/** For people merged into another, and that one into a third, the last one, if they can be followed. */
export async function listSurvivors(db: Database, personIds: readonly string[]): Promise<Merged[]> {
  const { rows } = await sql<Merged>`with recursive chain as (
      select merge.merged_id, merge.kept_id from person_merges as merge
      where merge.merged_id = any(${sql.val(personIds)}::uuid[]) and merge.undone_at is null
      union
      select chain.merged_id, merge.kept_id from chain
        join person_merges as merge on merge.merged_id = chain.kept_id and merge.undone_at is null)
    select chain.merged_id as "from", chain.kept_id as "to" from chain
      join players on players.id = chain.kept_id and ${isFollowablePerson}`.execute(db);
  return rows;
}
