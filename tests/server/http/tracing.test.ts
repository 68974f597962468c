import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../../../src/server/config/environment.ts';
import { startTracing, type Tracing } from '../../../src/server/config/tracing.ts';
import { traceDatabase } from '../../../src/server/database/traced-database.ts';
import { createApi } from '../../../src/server/routes/api.ts';
import { rawRequest } from '../../fixtures/programs/raw-request.ts';
import { startHost } from '../../fixtures/programs/running-host.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

/** A collector that keeps what it is sent, as text too. */
async function aCollector() {
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    texts.push(await new Response(request as never).text());
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  const spans = (): readonly SentSpan[] =>
    texts.flatMap((text) =>
      JSON.parse(text).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return { url: `http://127.0.0.1:${port}`, texts, spans };
}

async function tracingTo(url: string, proxies = '0'): Promise<Tracing> {
  const tracing = await startTracing(readEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: url, TRUST_PROXY: proxies }));
  if (!tracing) throw new Error('no traces');
  onTestFinished(() => tracing.stop());
  return tracing;
}

/** The same traces, and how many spans have ended. A response ends after it was read. */
function counted(tracing: Tracing) {
  let ended = 0;
  const withSpan: Tracing['withSpan'] = (subject, work) =>
    tracing.withSpan(subject, (span) => {
      const end = span.end.bind(span);
      span.end = (time) => {
        ended += 1;
        end(time);
      };
      return work(span);
    });
  return { tracing: { withSpan }, ended: () => ended };
}

const attributeOf = (span: SentSpan | undefined, key: string) =>
  Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0];

test('without a collector there are no traces, and nothing of OpenTelemetry is loaded (specification.md#traces)', async () => {
  expect(await startTracing(readEnvironment({}))).toBeNull();
});

describeOnBothDatabases('traces (specification.md#traces)', (newPlace) => {
  test('name a request by its pattern, with what the database did for it, and nothing of the sender', async () => {
    const collector = await aCollector();
    const tracing = await tracingTo(collector.url);
    const services = await aServices(await newPlace());
    const traced = { ...services, database: traceDatabase(services.database, tracing) };
    const requests = counted(tracing);
    const api = (await createApi(traced)).routing;
    const host = await startHost({ services: traced, api, tracing: requests.tracing });
    await rawRequest(host.port, '/api/bookings/ABCD1234?email=ana@example.com');
    await rawRequest(host.port, '/tours');
    await tracing.inSpan({ name: 'work', kind: 'INTERNAL' }, () => traced.database.direct(async () => undefined));
    await expect.poll(requests.ended).toBe(2);
    await tracing.stop();
    const spans = collector.spans();
    const request = spans.find(({ name }) => name === 'GET /api/bookings/:ref');
    expect(attributeOf(request, 'http.response.status_code')).toBe(404);
    expect(attributeOf(request, 'palawan.request_id')).toMatch(/^\S{8,}$/);
    expect(spans.map(({ name }) => name)).toContain('GET page');
    const work = spans.find(({ name }) => name === 'work');
    const query = spans.find(({ name }) => name === 'database direct');
    expect(query).toMatchObject({ parentSpanId: work?.spanId, traceId: work?.traceId });
    expect(collector.texts.join()).not.toMatch(/ABCD1234|ana@example/);
  });

  test('have the class of an error, and not its words', async () => {
    const collector = await aCollector();
    const tracing = await tracingTo(collector.url);
    const { database } = await aServices(await newPlace());
    const failing = traceDatabase(database, tracing).write('key', async () => {
      throw new RangeError('ana@example.com');
    });
    await expect(failing).rejects.toThrow(RangeError);
    await tracing.stop();
    expect(attributeOf(collector.spans()[0], 'error.type')).toBe('RangeError');
    expect(collector.texts.join()).not.toContain('ana@example.com');
  });
});

test.each([
  ['0', false],
  ['1', true],
])('behind %s proxies a trace of the request’s headers is continued: %s', async (proxies, isContinued) => {
  const collector = await aCollector();
  const tracing = await tracingTo(collector.url, proxies);
  const requests = counted(tracing);
  const host = await startHost({ tracing: requests.tracing });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await rawRequest(host.port, '/tours', { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } });
  await expect.poll(requests.ended).toBe(1);
  await tracing.stop();
  expect(collector.spans()).toHaveLength(1);
  expect(collector.spans()[0]?.traceId === traceId).toBe(isContinued);
});
