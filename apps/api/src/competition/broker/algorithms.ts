import type { BrokerAlgorithm, brokerCalls, Locale, Read } from '@traip/contract';
import { algorithms as offered } from '@traip/engine/formats';
import type { Handler } from '../../platform/routing/handler.ts';

export const algorithms: Handler<typeof brokerCalls.algorithms> = async ({ locale }, { query }) =>
  algorithmsIn(query.locale ?? locale);

/** Every way of making fixtures, in one language. */
export function algorithmsIn(locale: Locale): Read<typeof BrokerAlgorithm>[] {
  return offered.map(({ key, name, description, formats, teams, params, defaults }) => ({
    key,
    name: name[locale],
    description: description[locale],
    formats: [...formats],
    teams,
    params: { ...params },
    defaults: { ...defaults },
  }));
}
