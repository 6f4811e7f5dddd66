import { sql } from 'kysely';

/** How many rounds the main bracket of the match has; null outside of one. */
export const bracketSteps = sql<number | null>`case when matches.tie_key like 'r%' then (
  select max(substring(other.tie_key from '^r([0-9]+)-')::int) from matches as other
  where other.phase_id = matches.phase_id and other.deleted_at is null) end`;
