import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { type FinishedQuery, type Step, setTracer } from '@traip/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { samplerOf } from './sampler.ts';

interface TraceSettings {
  readonly endpoint: string;
  readonly sampler: Config['OTEL_TRACES_SAMPLER'];
  readonly ratio: number;
  readonly serviceName: string;
}

export interface Traces {
  /** Follows every request of a server. */
  follow(app: FastifyInstance): void;
  /** Sends the remaining spans, for a few seconds at most. */
  stop(): Promise<void>;
}

const exportTimeout = 3_000;

/** A slow or unreachable collector costs memory for 2048 spans and nothing else: further ones are dropped. */
export function openTraces({ endpoint, sampler, ratio, serviceName }: TraceSettings): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportTimeout });
  const processor = new BatchSpanProcessor({
    exporter,
    scheduledDelayMillis: 1_000,
    exportTimeoutMillis: exportTimeout,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: samplerOf(sampler, ratio),
    spanProcessors: [processor],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('traip');
  setTracer({ step: stepsWith(tracer), query: queriesWith(tracer) });
  return {
    follow: (app) => followRequests(app, tracer),
    stop: async () => {
      setTracer(undefined);
      // Traip stops even if the collector doesn't take the last spans.
      await provider.shutdown().catch(() => undefined);
      context.disable();
      propagation.disable();
    },
  };
}

/** Polled every few seconds, or served from memory: their traces would tell nothing. */
const untraced = /^\/(?:_next\/static|health|ready)(?:[/?]|$)/;

function followRequests(app: FastifyInstance, tracer: Tracer): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const within = (request: FastifyRequest, go: () => void) => {
    const own = contexts.get(request);
    if (own) context.with(own, go);
    else go();
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (untraced.test(request.url)) return done();
    const caller = propagation.extract(ROOT_CONTEXT, request.headers);
    const span = tracer.startSpan(
      nameOf(request),
      { kind: SpanKind.SERVER, attributes: attributesOf(request) },
      caller,
    );
    contexts.set(request, trace.setSpan(caller, span));
    within(request, done);
  });
  // A body is read in the context of its connection: what follows must find that of its request again.
  app.addHook('preValidation', (request, _reply, done) => within(request, done));
  app.addHook('onResponse', async (request, reply) => {
    const own = contexts.get(request);
    const span = own && trace.getSpan(own);
    if (!span) return;
    span.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}

/** Spans are named by route: a path has ids, and links in emails carry secrets. */
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'none';
const nameOf = (request: FastifyRequest) => `${request.method} ${routeOf(request)}`;

function attributesOf(request: FastifyRequest) {
  return {
    'http.request.method': request.method,
    'http.route': routeOf(request),
    'traip.request_id': request.id,
  };
}

const stepKinds = { job: SpanKind.CONSUMER, mail: SpanKind.CLIENT, webhook: SpanKind.CLIENT } as const;

function stepsWith(tracer: Tracer) {
  return <T>({ kind, name }: Step, work: (headers: Record<string, string>) => Promise<T>): Promise<T> =>
    tracer.startActiveSpan(`${kind} ${name}`, { kind: stepKinds[kind] }, async (span) => {
      const headers: Record<string, string> = {};
      propagation.inject(context.active(), headers);
      try {
        return await work(headers);
      } catch (problem) {
        markFailed(span);
        throw problem;
      } finally {
        span.end();
      }
    });
}

/** Omits the error itself: database errors hold rows, and mail server errors hold addresses. */
function markFailed(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function queriesWith(tracer: Tracer) {
  return ({ sql, milliseconds, hasFailed }: FinishedQuery): void => {
    const endTime = Date.now();
    const [verb = ''] = /^\w+/.exec(sql) ?? [];
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, 2_000) };
    const startTime = endTime - milliseconds;
    const span = tracer.startSpan(`db ${verb}`, { kind: SpanKind.CLIENT, startTime, attributes });
    if (hasFailed) markFailed(span);
    span.end(endTime);
  };
}
