import type { courtQueueCalls } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { callMatch } from './call-match.ts';
import { getQueue } from './get-queue.ts';
import { setQueue } from './set-queue.ts';
import { skipMatch } from './skip-match.ts';
import { takeBack } from './take-back.ts';

export const courtQueueHandlers: Handlers<{ courtQueue: typeof courtQueueCalls }>['courtQueue'] = {
  get: getQueue,
  set: setQueue,
  call: callMatch,
  takeBack,
  skip: skipMatch,
};
