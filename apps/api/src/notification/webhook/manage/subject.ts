import type { WebhookRow } from '../stored/queries.ts';

/** A webhook in the audit log, which calls it by the host that it tells: the rest of the address may be a secret. */
export function webhookSubject({ id, url }: Pick<WebhookRow, 'id' | 'url'>) {
  return { subjectKind: 'WEBHOOK' as const, subjectId: id, label: new URL(url).host };
}
