import type { Read, Webhook } from '@traip/contract';
import type { WebhookRow } from './queries.ts';

export function webhookReply(row: WebhookRow, now: Date): Read<typeof Webhook> {
  const { id, url, description, events, isOn, offReason, failingSince, createdAt } = row;
  const previousSecretUntil = previousUntil(row, now);
  return { id, url, description, events, isOn, offReason, failingSince, previousSecretUntil, createdAt };
}

/** Until when the previous secret also signs; null: it does not. */
export function previousUntil({ previousSecretUntil: until }: WebhookRow, now: Date): Date | null {
  return until !== null && until > now ? until : null;
}
