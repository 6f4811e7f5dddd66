import type { FastifyInstance } from 'fastify';
import { bellChannel, listen } from '../platform/db/listen.ts';
import type { Store } from '../platform/db/open.ts';
import type { RunningJobs } from '../platform/jobs/jobs.ts';
import type { Services } from '../platform/services/services.ts';
import { serveBell } from './bell/serve-bell.ts';
import { followerWorker } from './followers/follower-worker.ts';
import { notifyLineupsDue } from './notify/lineup/queries.ts';
import { OutboxDispatcher } from './outbox/dispatcher.ts';
import { pushWorker } from './push/push-worker.ts';
import type { PushService } from './push/service.ts';
import { acceptOneClickForms } from './unsubscribe/one-click.ts';
import { deliveryWorker } from './webhook/deliver/deliver.ts';
import { deliveryOptions, type WebhookSettings } from './webhook/deliver/settings.ts';

interface NotificationOptions {
  readonly store: Store;
  readonly jobs: RunningJobs;
  readonly push: PushService;
  /** Seconds during which notifications are collected into one email. */
  readonly mailDelay: number;
  readonly heartbeat?: number | undefined;
  readonly webhooks: WebhookSettings;
}

/** Starts everything that delivers notifications: the bell, emails, push messages, webhooks, and reminders. */
export async function startNotifications(
  app: FastifyInstance,
  services: Services,
  options: NotificationOptions,
) {
  const { store, jobs, push, mailDelay, heartbeat, webhooks } = options;
  const onError = (error: unknown) => app.log.error({ err: error }, 'trouble with notifications');
  acceptOneClickForms(app);
  const dispatcher = new OutboxDispatcher({ ...services, mailDelay: mailDelay * 1000, onError });
  const bell = serveBell(app, services, heartbeat === undefined ? {} : { heartbeat });
  const onNotice = () => {
    bell.poll();
    dispatcher.poll();
  };
  const listener = await listen(store, bellChannel, { onNotice, onError });
  await jobs.workConcurrently('push', pushWorker(services.db, push));
  await jobs.workForWebhooks(deliveryWorker(services, deliveryOptions(webhooks)));
  await jobs.work('followers', followerWorker(services));
  await jobs.work('lineups-due', () => notifyLineupsDue(services.db, services.now()));
  await jobs.everyFiveMinutes('lineups-due');
  dispatcher.poll();
  return {
    stop: async () => {
      await listener.stop();
      bell.stop();
      await dispatcher.stop();
    },
  };
}
