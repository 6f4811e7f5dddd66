import type { FastifyInstance } from 'fastify';
import { bellChannel, listen } from '../platform/db/listen.ts';
import type { Store } from '../platform/db/open.ts';
import type { RunningJobs } from '../platform/jobs/jobs.ts';
import type { Services } from '../platform/services/services.ts';
import { serveBell } from './bell/serve-bell.ts';
import { Courier } from './courier/courier.ts';
import { tellOfLineupsDue } from './news/lineup/queries.ts';
import { pushWorker } from './push/push-worker.ts';
import type { PushService } from './push/service.ts';
import { takeOneClick } from './unsubscribe/one-click.ts';

interface Ground {
  readonly store: Store;
  readonly jobs: RunningJobs;
  readonly push: PushService;
  /** Seconds in which news gather before they leave as one mail. */
  readonly mailDelay: number;
  readonly heartbeat?: number | undefined;
}

/** News on their way: the bells of open pages, what leaves by mail and rings, and what is due. */
export async function startNotifications(app: FastifyInstance, services: Services, ground: Ground) {
  const { store, jobs, push, mailDelay, heartbeat } = ground;
  const onError = (error: unknown) => app.log.error({ err: error }, 'trouble with notifications');
  takeOneClick(app);
  const courier = new Courier({ ...services, mailDelay: mailDelay * 1000, onError });
  const bell = serveBell(app, services, heartbeat === undefined ? {} : { heartbeat });
  const onNotice = () => {
    bell.look();
    courier.look();
  };
  const listening = await listen(store, bellChannel, { onNotice, onError });
  await jobs.workConcurrently('push', pushWorker(services.db, push));
  await jobs.work('lineups-due', () => tellOfLineupsDue(services.db, services.now()));
  await jobs.everyFiveMinutes('lineups-due');
  courier.look();
  return {
    stop: async () => {
      await listening.stop();
      bell.stop();
      await courier.stop();
    },
  };
}
