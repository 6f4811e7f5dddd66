import { readFileSync } from 'node:fs';
import { webhookTables } from './webhook-tables.ts';

export const documentUrl = new URL('../../../docs/webhooks.md', import.meta.url);
const start = '<!-- events: written by `npm run webhook-docs` -->';
const end = '<!-- /events -->';

/** The document on disk, and the document with up-to-date tables. */
export function webhookDocument(): { readonly now: string; readonly due: string } {
  const now = readFileSync(documentUrl, 'utf8');
  const [before = '', rest = ''] = now.split(start);
  const [, after = ''] = rest.split(end);
  return { now, due: `${before}${start}\n\n${webhookTables()}\n\n${end}${after}` };
}
