import { writeFileSync } from 'node:fs';
import { documentUrl, webhookDocument } from './src/webhook-document.ts';

/** Writes the tables of events in docs/webhooks.md from their shapes. */
writeFileSync(documentUrl, webhookDocument().due);
