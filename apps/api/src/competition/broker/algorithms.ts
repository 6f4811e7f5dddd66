import type { BrokerAlgorithm, brokerCalls, Locale, Read } from '@traip/contract';
import { algorithms as engineAlgorithms } from '@traip/engine/formats';
import type { Handler } from '../../platform/routing/handler.ts';

export const algorithms: Handler<typeof brokerCalls.algorithms> = async ({ locale }, { query }) =>
  describeAlgorithms(query.locale ?? locale);

/** All algorithms, described in the given language. */
export function describeAlgorithms(locale: Locale): Read<typeof BrokerAlgorithm>[] {
  return engineAlgorithms.map(({ key, name, description, formats, teams, params, defaults }) => ({
    key,
    name: name[locale],
    description: description[locale],
    formats: [...formats],
    teams,
    params: { ...params },
    defaults: { ...defaults },
  }));
}
