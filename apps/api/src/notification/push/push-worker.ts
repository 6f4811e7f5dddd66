import type { Locale } from '@traip/contract';
import type { Database } from '../../platform/db/schema.ts';
import type { Worker } from '../../platform/jobs/jobs.ts';
import { listUnreadAmong, type NotificationRow } from '../read/queries.ts';
import { toldBy } from '../read/reply.ts';
import { pathOf } from '../words/path.ts';
import { manyIn, sentenceOf } from '../words/sentence.ts';
import { findDevice, forgetDevice } from './queries.ts';
import { type Ring, ring } from './ring.ts';
import type { PushService } from './service.ts';

/** More than this at once are rung as one: a calendar must not make a telephone dance. */
const mostRings = 3;

/** Rings at one device. What has been read meanwhile does not ring. */
export function pushWorker(db: Database, service: PushService): Worker<'push'> {
  return async ({ deviceId, ids }) => {
    const device = await findDevice(db, deviceId);
    if (!device) return;
    for (const one of ringsFor(await listUnreadAmong(db, ids), device.locale)) {
      if ((await ring(service, device, one)) === 'rung') continue;
      await forgetDevice(db, device.id);
      return;
    }
  };
}

export function ringsFor(rows: readonly NotificationRow[], locale: Locale): Ring[] {
  const prefix = locale === 'en' ? '/en' : '';
  if (rows.length > mostRings) {
    const body = rows.slice(0, mostRings).map((row) => sentenceOf(toldBy(row), locale).title);
    const title = manyIn(locale, rows.length);
    return [{ title, body: body.join('\n'), path: `${prefix}/notifications`, tag: 'many' }];
  }
  return rows.map((row) => {
    const { title, text } = sentenceOf(toldBy(row), locale);
    return { title, body: text, path: `${prefix}${pathOf(row) ?? '/notifications'}`, tag: row.id };
  });
}
