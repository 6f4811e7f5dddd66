import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { createWebhook } from './manage/create-webhook.ts';
import { deleteWebhook } from './manage/delete-webhook.ts';
import { listDeliveries } from './manage/list-deliveries.ts';
import { listWebhooks } from './manage/list-webhooks.ts';
import { rotateSecret, webhookSecret } from './manage/secret.ts';
import { sendAgain, testWebhook } from './manage/send-by-hand.ts';
import { updateWebhook } from './manage/update-webhook.ts';

export const webhookHandlers: Handlers<typeof contract>['webhook'] = {
  list: listWebhooks,
  create: createWebhook,
  update: updateWebhook,
  delete: deleteWebhook,
  secret: webhookSecret,
  rotateSecret,
  test: testWebhook,
  deliveries: listDeliveries,
  sendAgain,
};
