import type { BrokerConfig, Read } from '@traip/contract';
import type { ConfigRow } from './phase/queries.ts';

type Stored = Read<typeof BrokerConfig>;

/** A stored config, as it travels. Its parameters were checked when they were written. */
export function configReply({ params, ...config }: ConfigRow): Stored {
  return { ...config, params: params as Stored['params'] };
}
