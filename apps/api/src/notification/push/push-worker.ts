import type { Locale } from '@traip/contract';
import type { Database } from '../../platform/db/schema.ts';
import type { Worker } from '../../platform/jobs/jobs.ts';
import { listUnreadAmong, type NotificationRow } from '../read/queries.ts';
import { sentenceInput } from '../read/reply.ts';
import { notificationPath } from '../wording/path.ts';
import { manyTitle, sentenceOf } from '../wording/sentence.ts';
import { deleteDevice, findDevice } from './queries.ts';
import { type PushMessage, sendPush } from './send-push.ts';
import type { PushService } from './service.ts';

/** More than this at once are sent as one message, so that a new calendar does not flood a phone. */
const maxMessages = 3;

/** Sends the notifications of one device that are still unread. */
export function pushWorker(db: Database, service: PushService): Worker<'push'> {
  return async ({ deviceId, ids }) => {
    const device = await findDevice(db, deviceId);
    if (!device) return;
    for (const message of pushMessagesFor(await listUnreadAmong(db, ids), device.locale)) {
      if ((await sendPush(service, device, message)) === 'sent') continue;
      await deleteDevice(db, device.id);
      return;
    }
  };
}

function pushMessagesFor(rows: readonly NotificationRow[], locale: Locale): PushMessage[] {
  const prefix = locale === 'en' ? '/en' : '';
  if (rows.length > maxMessages) {
    const body = rows.slice(0, maxMessages).map((row) => sentenceOf(sentenceInput(row), locale).title);
    const title = manyTitle(locale, rows.length);
    return [{ title, body: body.join('\n'), path: `${prefix}/notifications`, tag: 'many' }];
  }
  return rows.map((row) => {
    const { title, text } = sentenceOf(sentenceInput(row), locale);
    return { title, body: text, path: `${prefix}${notificationPath(row) ?? '/notifications'}`, tag: row.id };
  });
}
