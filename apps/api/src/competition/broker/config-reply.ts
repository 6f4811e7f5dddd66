import type { BrokerConfig, Read } from '@traip/contract';
import type { ConfigRow } from './phase/queries.ts';

type ConfigReply = Read<typeof BrokerConfig>;

/** The parameters were validated when they were stored. */
export function configReply({ params, ...config }: ConfigRow): ConfigReply {
  return { ...config, params: params as ConfigReply['params'] };
}
