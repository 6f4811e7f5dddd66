import type { WebhookRow } from '../stored/queries.ts';

/** A webhook in the audit log, identified by its host: the rest of the address may be a secret. */
export function webhookSubject({ id, url }: Pick<WebhookRow, 'id' | 'url'>) {
  return { subjectKind: 'WEBHOOK' as const, subjectId: id, label: new URL(url).host };
}
