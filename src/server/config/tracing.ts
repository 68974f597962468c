import type { Attributes, Span, SpanKind } from '@opentelemetry/api';
import type { Environment } from './environment.ts';

/** The settings of tracing. */
export type TracingSettings = Pick<Environment, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'TRUST_PROXY'>;

/** What a span is about; nothing that belongs to a traveller is in its attributes. */
export interface SpanSubject {
  readonly name: string;
  readonly kind: keyof typeof SpanKind;
  readonly attributes?: Attributes;
  /** Headers of a request that may continue the trace of a proxy. */
  readonly headers?: Readonly<Record<string, unknown>>;
}

/** Traces for OpenTelemetry. */
export interface Tracing {
  /** Runs work within a span, which the work's end ends. Spans of this work are its children. */
  readonly inSpan: <Result>(subject: SpanSubject, work: () => Promise<Result>) => Promise<Result>;
  /** The same for a span that is ended later, by hand. */
  readonly withSpan: <Result>(subject: SpanSubject, work: (span: Span) => Result) => Result;
  /** Sends what has not been sent. */
  readonly stop: () => Promise<void>;
}

/** Loads all of OpenTelemetry, which servers without the setting never do. */
async function load() {
  const [api, core, sdk, contexts, resources, otlp] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  return { ...api, ...core, ...sdk, ...contexts, ...resources, ...otlp };
}

/**
 * Starts to send traces to an OTLP collector; null without `OTEL_EXPORTER_OTLP_ENDPOINT`
 * (specification.md#traces).
 */
export async function startTracing(settings: TracingSettings): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service, TRUST_PROXY: proxies } = settings;
  if (endpoint === undefined) return null;
  const otel = await load();
  const contexts = new otel.AsyncLocalStorageContextManager().enable();
  otel.context.setGlobalContextManager(contexts);
  const exporter = new otel.OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new otel.TracerProvider({
    resource: otel.resourceFromAttributes({ 'service.name': service }),
    sampler: new otel.ParentBasedSampler({ root: new otel.AlwaysOnSampler() }),
    spanProcessors: [new otel.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('palawan-tours-and-transfers');
  const propagator = new otel.W3CTraceContextPropagator();

  /** Only a proxy's trace is continued: without one, senders would choose it. */
  const parentOf = (headers: SpanSubject['headers']) =>
    headers && proxies > 0
      ? propagator.extract(otel.context.active(), headers, otel.defaultTextMapGetter)
      : otel.context.active();

  const withSpan: Tracing['withSpan'] = ({ name, kind, attributes = {}, headers }, work) => {
    const parent = parentOf(headers);
    const span = tracer.startSpan(name, { kind: otel.SpanKind[kind], attributes }, parent);
    return otel.context.with(otel.trace.setSpan(parent, span), () => work(span));
  };
  return {
    withSpan,
    inSpan: (subject, work) =>
      withSpan(subject, async (span) => {
        try {
          return await work();
        } catch (error) {
          // Its class alone: messages of databases quote what was to be stored.
          span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
          span.setStatus({ code: otel.SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    stop: async () => {
      await provider.shutdown();
      otel.context.disable();
    },
  };
}
