import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { type Cause, saveNotifications } from '../../write/queries.ts';
import type { FollowerNotice } from '../audience/follower-notice.ts';

const batchSize = 500;

/** A user with an account, or a device without one. */
export interface Follower {
  readonly id: string;
  readonly isDevice: boolean;
}

/** Followers to notify, ordered by id, after the given one. */
export async function listFollowers(
  db: Database,
  { audience, rings }: FollowerNotice,
  after: string | null,
): Promise<Follower[]> {
  const { rows } = await sql<Follower>`select distinct follower.follower_id as id,
      follower.user_id is null as "isDevice"
    from (${audience}) as follower
    where follower.rings = any(${sql.val(rings)}::text[])
      and (${after}::uuid is null or follower.follower_id > ${after}::uuid)
    order by follower.follower_id limit ${batchSize}`.execute(db);
  return rows;
}

const uuids = (ids: readonly string[]) => sql`${sql.val(ids)}::uuid[]`;

export async function saveFollowerNews(
  trx: Trx,
  { news }: FollowerNotice,
  userIds: readonly string[],
  cause: Cause,
): Promise<void> {
  if (userIds.length === 0) return;
  await saveNotifications(trx, news(uuids(userIds)), { ...cause, isOwnAffair: true });
}

/** A device has no inbox: only its latest news on each subject is stored. Returns what is new to it. */
export async function saveDeviceNews(
  trx: Trx,
  { news }: FollowerNotice,
  deviceIds: readonly string[],
  { at }: Cause,
): Promise<string[]> {
  if (deviceIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`with news as (${news(uuids(deviceIds))})
    insert into device_news (device_id, kind, key, details, competition_id, match_id, team_id, at)
    select device.id, news.kind, news.key, news.details, news.competition_id, news.match_id, news.team_id,
      ${at}::timestamptz
    from news join follower_devices as device on device.id = news.user_id
    on conflict (device_id, key) do update set kind = excluded.kind, details = excluded.details,
      competition_id = excluded.competition_id, match_id = excluded.match_id, team_id = excluded.team_id,
      at = excluded.at
    where (device_news.kind, device_news.details - 'was') is distinct from (excluded.kind, excluded.details - 'was')
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
