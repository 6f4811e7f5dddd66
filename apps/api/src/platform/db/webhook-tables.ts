import type {
  DeliveryProblem,
  DeliveryStatus,
  SentEventType,
  WebhookEventType,
  WebhookOffReason,
} from '@traip/contract';
import type { Generated } from 'kysely';

/** An address that receives some events of an organisation. Secrets are sealed. */
export interface WebhooksTable {
  id: string;
  organisationId: string;
  url: string;
  description: string | null;
  events: WebhookEventType[];
  isOn: Generated<boolean>;
  offReason: WebhookOffReason | null;
  secret: string;
  /** Also signs until then, so that a receiver can change its secret at leisure. */
  previousSecret: string | null;
  previousSecretUntil: Date | null;
  failingSince: Date | null;
  createdAt: Date;
}

/** One event for one webhook: the outbox until it is queued, then the log. */
export interface WebhookDeliveriesTable {
  id: string;
  webhookId: string;
  organisationId: string;
  messageId: string;
  type: SentEventType;
  /** JSON as of when it happened, with links that lack the site's address. */
  data: string;
  happenedAt: Date;
  /** When it was written; later than it happened if it was sent again. */
  at: Date;
  isAgain: Generated<boolean>;
  isQueued: Generated<boolean>;
  status: Generated<DeliveryStatus>;
  attempts: Generated<number>;
  lastAttemptAt: Date | null;
  nextAttemptAt: Date | null;
  problem: DeliveryProblem | null;
  responseStatus: number | null;
  response: string | null;
  durationMs: number | null;
}
