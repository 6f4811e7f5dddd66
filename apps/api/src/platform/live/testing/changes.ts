import { sql } from 'kysely';
import type { World } from '../../../testing/world.ts';
import type { Store } from '../../db/open.ts';
import type { Trx } from '../../db/schema.ts';
import { publishMatchChange } from '../queries.ts';

interface MatchRef {
  readonly matchId: string;
  readonly competition: { readonly organisationId: string; readonly competitionId: string };
}

/** Publishes a change of a match within a transaction, as the desk does. */
export function publishTestChange(
  world: World,
  match: MatchRef,
  payload: Record<string, unknown> = {},
  kind = 'UPDATED',
) {
  return (trx: Trx) => {
    const { organisationId, competitionId } = match.competition;
    const { matchId } = match;
    return publishMatchChange(trx, {
      organisationId,
      competitionId,
      matchId,
      kind,
      payload,
      at: world.now(),
    });
  };
}

/** Inserts many changes with one statement. */
export async function insertManyChanges(
  world: World,
  { matchId, competition }: MatchRef,
  times: number,
): Promise<void> {
  const { organisationId, competitionId } = competition;
  await sql`insert into live_changes (organisation_id, competition_id, match_id, kind, at)
    select ${organisationId}::uuid, ${competitionId}::uuid, ${matchId}::uuid, 'UPDATED', ${world.now()}::timestamptz
    from generate_series(1, ${times}::int)`.execute(world.store.db);
}

/** Makes the server of a world accept real connections; returns its origin. */
export async function openServer(world: World): Promise<string> {
  return world.app.listen({ port: 0, host: '127.0.0.1' });
}

/** Cuts the connections on which processes listen for changes. */
export async function cutListenConnections({ db }: Store): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'traip live'`.execute(db);
}
