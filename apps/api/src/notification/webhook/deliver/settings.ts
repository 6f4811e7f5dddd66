import { lookup } from 'node:dns/promises';
import { retryDelays } from './retry.ts';
import type { Resolver } from './send.ts';

/** Overrides for development and tests. */
export interface WebhookSettings {
  /** Whether messages may be sent to this machine, even without TLS. */
  readonly allowsLocal?: boolean;
  readonly resolve?: Resolver;
  /** How long a receiver may take to respond. */
  readonly timeoutMs?: number;
  /** Seconds to wait after each failed attempt. */
  readonly retryDelays?: readonly number[];
}

const timeoutMs = 10_000;

export function deliveryOptions(settings: WebhookSettings) {
  return {
    sender: {
      allowsLocal: settings.allowsLocal ?? false,
      resolve: settings.resolve ?? ((hostname) => lookup(hostname, { all: true })),
      timeoutMs: settings.timeoutMs ?? timeoutMs,
    },
    retryDelays: settings.retryDelays ?? retryDelays,
  };
}
