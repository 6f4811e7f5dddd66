import type { Config } from '../config.ts';
import type { Traces } from './open-traces.ts';

/** Traces, if an endpoint is configured. Otherwise the code that makes and sends them is not even loaded. */
export async function openTracesIfConfigured(config: Config): Promise<Traces | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  if (endpoint === undefined) return undefined;
  const { openTraces } = await import('./open-traces.ts');
  return openTraces({
    endpoint,
    sampler: config.OTEL_TRACES_SAMPLER,
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
    serviceName: config.OTEL_SERVICE_NAME,
  });
}
