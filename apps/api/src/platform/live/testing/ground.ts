import { sql } from 'kysely';
import type { World } from '../../../testing/world.ts';
import type { Store } from '../../db/open.ts';
import type { Trx } from '../../db/schema.ts';
import { publish } from '../queries.ts';

interface Place {
  readonly matchId: string;
  readonly competition: { readonly organisationId: string; readonly competitionId: string };
}

/** Says that something changed, as whoever changes a match does. */
export function say(world: World, place: Place, payload: Record<string, unknown> = {}, kind = 'UPDATED') {
  return (trx: Trx) => {
    const { organisationId, competitionId } = place.competition;
    const { matchId } = place;
    return publish(trx, {
      organisationId,
      competitionId,
      matchId,
      kind,
      payload,
      at: world.now(),
    });
  };
}

/** Says many times at once that something changed. */
export async function sayOften(world: World, { matchId, competition }: Place, times: number): Promise<void> {
  const { organisationId, competitionId } = competition;
  await sql`insert into live_changes (organisation_id, competition_id, match_id, kind, at)
    select ${organisationId}::uuid, ${competitionId}::uuid, ${matchId}::uuid, 'UPDATED', ${world.now()}::timestamptz
    from generate_series(1, ${times}::int)`.execute(world.store.db);
}

/** Opens the server of a world to real connections. */
export async function openDoor(world: World): Promise<string> {
  return world.app.listen({ port: 0, host: '127.0.0.1' });
}

/** Cuts the connection on which a process hears of changes. */
export async function cutLines({ db }: Store): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'traip live'`.execute(db);
}
