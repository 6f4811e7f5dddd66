import { type Insertable, sql } from 'kysely';
import { isVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { FollowerDevicesTable } from '../../../platform/db/follow-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

type Ownership = Pick<FollowerDevicesTable, 'endpoint' | 'p256dh' | 'auth'>;

/**
 * Undefined if it belongs to another browser: knowing an endpoint is not enough, since its keys never leave
 * the browser and this server; also if the browser already gets the notifications of an account.
 */
export async function saveFollowerDevice(
  trx: Trx,
  device: Insertable<FollowerDevicesTable>,
): Promise<string | undefined> {
  const { endpoint, p256dh, auth, locale, usedAt } = device;
  const ofAccount = await trx
    .selectFrom('pushDevices')
    .innerJoin('sessions', 'sessions.id', 'pushDevices.sessionId')
    .select('pushDevices.id')
    .where('pushDevices.endpoint', '=', endpoint)
    .where('sessions.endedAt', 'is', null)
    .executeTakeFirst();
  if (ofAccount !== undefined) return undefined;
  const saved = await trx
    .insertInto('followerDevices')
    .values(device)
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet({ locale, usedAt })
        .where('followerDevices.p256dh', '=', p256dh)
        .where('followerDevices.auth', '=', auth),
    )
    .returning('id')
    .executeTakeFirst();
  return saved?.id;
}

/** Deletes it with what it follows; a device of another browser is left alone. */
export async function forgetFollowerDevice(
  db: Database,
  { endpoint, p256dh, auth }: Ownership,
): Promise<void> {
  await db
    .deleteFrom('followerDevices')
    .where('endpoint', '=', endpoint)
    .where('p256dh', '=', p256dh)
    .where('auth', '=', auth)
    .execute();
}

/** For a device that its push service reports as gone. */
export async function deleteFollowerDevice(db: Database, id: string): Promise<void> {
  await db.deleteFrom('followerDevices').where('id', '=', id).execute();
}

/** News for a device, with the device, as long as it is public and nothing newer has replaced it. */
export function findDeviceNews(db: Database, { newsId, at }: { readonly newsId: string; readonly at: Date }) {
  return db
    .selectFrom('deviceNews as news')
    .innerJoin('followerDevices as device', 'device.id', 'news.deviceId')
    .innerJoin('competitions', 'competitions.id', 'news.competitionId')
    .innerJoin('traips', 'traips.id', 'competitions.traipId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .leftJoin('matches', 'matches.id', 'news.matchId')
    .select(['news.id', 'news.kind', 'news.details', 'news.competitionId', 'news.matchId', 'news.teamId'])
    .select('categories.sportVariantKey')
    .select(sql<string | null>`news.details ->> 'raceId'`.as('raceId'))
    .select(['device.id as deviceId', 'device.endpoint', 'device.p256dh', 'device.auth', 'device.locale'])
    .where('news.id', '=', newsId)
    .where('news.at', '=', at)
    .where('competitions.deletedAt', 'is', null)
    .where('traips.deletedAt', 'is', null)
    .where('matches.deletedAt', 'is', null)
    .where(isVisibleTo(null))
    .executeTakeFirst();
}
