import { lookup } from 'node:dns/promises';
import { retryDelays } from './retry.ts';
import type { Resolver } from './send.ts';

/** Overrides for development and tests. */
export interface WebhookSettings {
  /** Whether messages may be sent to this machine, also without TLS. */
  readonly allowsLocal?: boolean;
  readonly resolve?: Resolver;
  /** How long a receiver has to answer. */
  readonly timeoutMs?: number;
  /** Seconds to wait after each attempt that failed. */
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
