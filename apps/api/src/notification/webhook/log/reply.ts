import type { Read, WebhookDelivery } from '@traip/contract';
import type { DeliveryRow } from './queries.ts';

export function deliveryReply(row: DeliveryRow, publicOrigin: string): Read<typeof WebhookDelivery> {
  const { id, messageId, type, status, isAgain, at, attempts, lastAttemptAt, nextAttemptAt } = row;
  const { problem, responseStatus, response, durationMs } = row;
  const attempt = { attempts, lastAttemptAt, nextAttemptAt, problem, responseStatus, response, durationMs };
  return { id, messageId, type, status, isAgain, at, ...attempt, body: bodyOf(row, publicOrigin) };
}

/** The body, the same in every attempt. Links are stored without the site, which may move. */
export function bodyOf(
  { type, happenedAt, data }: Pick<DeliveryRow, 'type' | 'happenedAt' | 'data'>,
  publicOrigin: string,
): string {
  const stored = JSON.parse(data) as { links: Record<string, string> };
  const links = Object.fromEntries(
    Object.entries(stored.links).map(([name, path]) => [name, publicOrigin + path]),
  );
  return JSON.stringify({ type, timestamp: happenedAt.toISOString(), data: { ...stored, links } });
}
