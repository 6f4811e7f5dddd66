import type { Locale } from '@traip/contract';
import { matchUnit } from '@traip/engine';
import type { Database } from '../../platform/db/schema.ts';
import type { AccountPush, DevicePush, Worker } from '../../platform/jobs/jobs.ts';
import { deleteFollowerDevice, findDeviceNews } from '../followers/devices/queries.ts';
import { listUnreadAmong, type NotificationRow } from '../read/queries.ts';
import { sentenceInput } from '../read/reply.ts';
import { notificationPath } from '../wording/path.ts';
import { manyTitle, sentenceOf } from '../wording/sentence.ts';
import type { Details } from '../wording/sentences.ts';
import { deleteDevice, findDevice } from './queries.ts';
import { type PushMessage, sendPush } from './send-push.ts';
import type { PushService } from './service.ts';

/** More than this at once are sent as one message, so that a new calendar does not flood a phone. */
const maxMessages = 3;

export function pushWorker(db: Database, service: PushService): Worker<'push'> {
  return (job) => ('newsId' in job ? sendNews(db, service, job) : sendNotifications(db, service, job));
}

/** Sends the notifications of one device that are still unread. */
async function sendNotifications(db: Database, service: PushService, { deviceId, ids }: AccountPush) {
  const device = await findDevice(db, deviceId);
  if (!device) return;
  for (const message of pushMessagesFor(await listUnreadAmong(db, ids), device.locale)) {
    if ((await sendPush(service, device, message)) === 'sent') continue;
    await deleteDevice(db, device.id);
    return;
  }
}

/** Later news is sent by its own job. */
async function sendNews(db: Database, service: PushService, { newsId, at }: DevicePush) {
  const news = await findDeviceNews(db, { newsId, at: new Date(at) });
  if (!news) return;
  const { kind, locale } = news;
  const [details, unit] = [news.details as Details, matchUnit(news.sportVariantKey)];
  const input = { kind, details, unit, isAgain: false, person: '', isAboutReader: false };
  const { title, text } = sentenceOf(input, locale);
  const page = notificationPath({ ...news, orgCode: null, isPublic: true, isAboutReader: false });
  const message = { title, body: text, path: `${prefixOf(locale)}${page ?? '/following'}`, tag: news.id };
  if ((await sendPush(service, news, message)) === 'gone') await deleteFollowerDevice(db, news.deviceId);
}

const prefixOf = (locale: Locale) => (locale === 'en' ? '/en' : '');

function pushMessagesFor(rows: readonly NotificationRow[], locale: Locale): PushMessage[] {
  const prefix = prefixOf(locale);
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
