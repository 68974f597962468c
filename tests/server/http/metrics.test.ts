import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { openMetrics } from '../../../host/metrics.ts';
import { readEnvironment } from '../../../src/server/config/environment.ts';
import { createApi } from '../../../src/server/routes/api.ts';
import { aBookingCatalogue, aSellableTrip } from '../../fixtures/builders/a-booking-catalogue.ts';
import { rawRequest } from '../../fixtures/programs/raw-request.ts';
import { type RunningHost, startHost } from '../../fixtures/programs/running-host.ts';
import { book } from '../../fixtures/steps/a-client.ts';
import { aServices, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const TOKEN = 'f2b9d1c4e6a80735f2b9d1c4e6a80735';

/** A server whose metrics can be read with the token. */
async function aMeasuredHost(services: TestServices): Promise<RunningHost> {
  const metrics = await openMetrics(services, { ...readEnvironment({}), METRICS_TOKEN: TOKEN });
  const api = (await createApi(services, metrics?.routes)).routing;
  return startHost({ services, api, metrics: metrics?.counts ?? null });
}

const read = ({ port }: RunningHost, authorization = `Bearer ${TOKEN}`) =>
  rawRequest(port, '/api/metrics', { headers: { authorization } });

/** The value of a line, such as `palawan_mails{state="held"}`. */
function valueIn(text: string, name: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}

/** The values of a label in all lines. */
function valuesOf(text: string, label: string): ReadonlySet<string> {
  return new Set([...text.matchAll(new RegExp(`[{,]${label}="([^"]*)"`, 'g'))].map(([, value = '']) => value));
}

describeOnBothDatabases('the metrics (specification.md#metrics)', (newPlace) => {
  test('say what waits in the database, how large it is, and how quickly requests are answered', async () => {
    const services = await aServices(await newPlace());
    services.sell(aBookingCatalogue([aSellableTrip({ sharing: 'alone', capacity: { units: 1, seats: 10 } })]));
    services.setTime('2027-01-10T12:00:00+08:00');
    await book(services);
    const host = await aMeasuredHost(services);
    await rawRequest(host.port, '/api/bookings/ABCD1234');
    await rawRequest(host.port, '/tours');
    await expect.poll(async () => valueIn((await read(host)).text, PAGES)).toBe(1);
    const { text, headers } = await read(host);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(valueIn(text, 'palawan_mails{state="waiting"}')).toBe(2);
    expect(valueIn(text, 'palawan_mails{state="failed"}')).toBe(0);
    expect(valueIn(text, 'palawan_unpaid_bookings')).toBe(1);
    expect(valueIn(text, 'palawan_full_departures')).toBe(1);
    expect(valueIn(text, 'palawan_database_up')).toBe(1);
    expect(valueIn(text, 'palawan_database_size_bytes')).toBeGreaterThan(10_000);
    expect(valueIn(text, 'http_requests_total{method="GET",route="/api/bookings/:ref",status="404"}')).toBe(1);
    expect(valueIn(text, 'http_request_duration_seconds_count{route="/api/bookings/:ref"}')).toBe(1);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).not.toContain('ABCD1234');
  });
});

const PAGES = 'http_requests_total{method="GET",route="page",status="200"}';

test.each(['', 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`, `Bearer ${TOKEN.slice(1)}`, `Bearer ${TOKEN}0`])(
  'do not exist for a request with the header %j',
  async (authorization) => {
    const host = await aMeasuredHost(await aServices());
    const [refused, unknown] = [await read(host, authorization), await rawRequest(host.port, '/api/nowhere')];
    expect([refused.status, refused.text]).toEqual([404, unknown.text]);
  },
);

test('have no address where there is no token', async () => {
  const services = await aServices();
  expect(await openMetrics(services, readEnvironment({}))).toBeNull();
  expect((await read(await startHost({ services }))).status).toBe(404);
});

test('say that the database cannot be read, and no old figures of it', async () => {
  const services = await aServices();
  const host = await aMeasuredHost(services);
  expect(valueIn((await read(host)).text, 'palawan_unpaid_bookings')).toBe(0);
  await services.database.close();
  const { status, text } = await read(host);
  expect([status, valueIn(text, 'palawan_database_up')]).toEqual([200, 0]);
  for (const name of ['palawan_unpaid_bookings', 'palawan_mails{state="waiting"}', 'palawan_database_size_bytes']) {
    expect([name, valueIn(text, name)]).toEqual([name, undefined]);
  }
});

const STRANGE_METHODS = ['GET', 'POST', 'PROPFIND', 'QUERY', 'PATCH', 'M-SEARCH'];

/** The address of a request that somebody sends who wants to fill the memory. */
function hostilePath(number: number): string {
  const word = `maria${number}@example.com`;
  const paths = [`/maria/${number}`, `/api/${word}`, `/api/bookings/${word}`, `/x.${number}`, `/api/metrics/${number}`];
  return `${paths[number % paths.length]}?q="${number}"`.replaceAll('"', '%22');
}

test('have as many lines after 10,000 hostile addresses as after a hundred, and nobody’s data', async () => {
  const host = await aMeasuredHost(await aServices());
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const ask = (number: number) =>
    new Promise<void>((resolve, reject) => {
      const method = STRANGE_METHODS[number % STRANGE_METHODS.length] ?? 'GET';
      const sent = request({ host: '127.0.0.1', port: host.port, path: hostilePath(number), method, agent });
      sent.once('response', (response) => response.resume().once('end', resolve));
      sent.once('error', reject).end();
    });
  const requestAll = (from: number, until: number) =>
    Promise.all(Array.from({ length: until - from }, (_, index) => ask(from + index)));
  await requestAll(0, 100);
  const linesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('http_')).length;
  const before = linesOf((await read(host)).text);
  for (let from = 100; from < 10_000; from += 1100) await requestAll(from, from + 1100);
  agent.destroy();
  const { text } = await read(host);
  expect(text).not.toMatch(/maria|example|%22/);
  // The second reading counts the first one.
  expect(linesOf(text) - before).toBeLessThanOrEqual(20);
  expect([...valuesOf(text, 'route')].toSorted()).toEqual(
    ['/api/bookings/:ref', '/api/metrics', 'file', 'page', 'unknown'].toSorted(),
  );
  expect([...valuesOf(text, 'method')].toSorted()).toEqual(['GET', 'PATCH', 'POST', 'other']);
});
