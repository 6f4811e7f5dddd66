import type {
  DeliveryProblem,
  DeliveryStatus,
  SentEventType,
  WebhookEventType,
  WebhookOffReason,
} from '@traip/contract';
import type { Generated } from 'kysely';

/** An address that is told of some events of an organisation. Secrets are sealed. */
export interface WebhooksTable {
  id: string;
  organisationId: string;
  url: string;
  description: string | null;
  events: WebhookEventType[];
  isOn: Generated<boolean>;
  offReason: WebhookOffReason | null;
  secret: string;
  /** Signs too until then, so that a receiver can change it at leisure. */
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
  /** JSON, as it was when it happened, with links that lack the address of the site. */
  data: string;
  happenedAt: Date;
  /** When it was written; later than it happened if somebody sends it again. */
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
