import { describe, expect, test } from 'vitest';
import { healthContract } from '../../src/lib/site/health.contract.ts';
import { rawRequest } from '../fixtures/programs/raw-request.ts';
import { startHost } from '../fixtures/programs/running-host.ts';
import { headerOf, sendBytes } from '../fixtures/programs/wire.ts';
import { aCartBody } from '../fixtures/steps/a-client.ts';
import { aServices } from '../fixtures/steps/a-services.ts';

const BODY = JSON.stringify(aCartBody());

/** A request that saves a cart, as it goes over the wire. */
const postOf = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(BODY)}\r\n\r\n${BODY}`;

describe('GET /api/health', () => {
  test('says that all is well', async () => {
    const { port } = await startHost();
    const answer = await rawRequest(port, healthContract.path);
    expect(answer.status).toBe(200);
    expect(healthContract.response.parse(JSON.parse(answer.text))).toEqual({ status: 'ok', database: 'ok' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('says 503 when the database is closed', async () => {
    const { port, database } = await startHost();
    await database.close();
    const answer = await rawRequest(port, healthContract.path);
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.text)).toEqual({ status: 'unavailable', database: 'unavailable' });
  });

  test('says 200 when the newest backup is too old, and that it is', async () => {
    const services = await aServices(undefined, {
      health: async () => ({ status: 'degraded', database: 'ok', backups: 'late' }),
    });
    const { port } = await startHost({ services });
    const answer = await rawRequest(port, healthContract.path);
    expect([answer.status, healthContract.response.parse(JSON.parse(answer.text)).backups]).toEqual([200, 'late']);
  });

  test('refuses other methods with a problem', async () => {
    const { port } = await startHost();
    const answer = await rawRequest(port, healthContract.path, { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(answer.headers['content-type']).toBe('application/problem+json');
  });
});

describe('an endpoint', () => {
  test('that does not exist is a problem', async () => {
    const { port } = await startHost();
    const answer = await rawRequest(port, '/api/nowhere', { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toEqual({ status: 404, title: 'Not Found' });
  });

  test.each([`/api/cart/upsert/${'A'.repeat(300)}`, '/api/bookings//payment', '/api//health'])(
    'has its address alone, not %s',
    async (path) => {
      const { port } = await startHost();
      const answer = await sendBytes(port, postOf(path));
      expect([answer.status, headerOf(answer, 'content-type')]).toEqual([404, 'application/problem+json']);
    },
  );

  test('answers with a slash at the end of its address as without', async () => {
    const { port } = await startHost();
    expect((await rawRequest(port, '/api/health/')).status).toBe(200);
    expect((await rawRequest(port, '/api/bookings//payment/')).status).toBe(404);
  });

  test.each([
    ['POST', '/api/nowhere', 404],
    ['PATCH', '/api/health', 405],
    ['QUERY', '/api/health', 405],
    ['POST', '/api/tracking', 415],
  ])('judges the type of a body after method and address: %s %s is %i', async (method, path, status) => {
    const { port } = await startHost();
    const answer = await rawRequest(port, path, { method, headers: { 'Content-Type': 'foo' } });
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/problem+json']);
  });

  test('says 403 to another site, whatever the type of its body', async () => {
    const { port } = await startHost();
    const headers = { 'Content-Type': 'foo', Origin: 'https://evil.example' };
    expect((await rawRequest(port, '/api/tracking', { method: 'POST', headers })).status).toBe(403);
  });

  test.each(['PATCH', 'PROPFIND', 'OPTIONS', 'HEAD', 'QUERY'])('refuses %s where it takes POST', async (method) => {
    const { port } = await startHost();
    const answer = await rawRequest(port, '/api/tracking', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
  });

  test('that reads answers HEAD with the headers of GET', async () => {
    const { port } = await startHost();
    const [get, head] = [
      await rawRequest(port, '/api/payments/methods'),
      await rawRequest(port, '/api/payments/methods', { method: 'HEAD' }),
    ];
    expect([head.status, head.headers['content-length'], head.text]).toEqual([200, get.headers['content-length'], '']);
  });

  test('that fails is a problem without details, and is logged', async () => {
    const { port, log } = await startHost({ api: () => Promise.reject(new Error('the password is secret')) });
    const answer = await rawRequest(port, '/api/broken');
    expect(answer.status).toBe(500);
    const requestId = answer.headers['x-request-id'];
    expect(JSON.parse(answer.text)).toEqual({ status: 500, title: 'Internal Server Error', requestId });
    expect(log).toContainEqual({
      level: 'error',
      fields: expect.objectContaining({ err: expect.any(Error), requestId }),
    });
  });

  test('that fails halfway breaks off, and the server goes on', async () => {
    const { port } = await startHost({
      api: (_request, response) => {
        response.writeHead(200, { 'Content-Length': '100' });
        response.write('half');
        return Promise.reject(new Error('halfway'));
      },
    });
    await expect(rawRequest(port, '/api/broken')).rejects.toThrow();
    expect((await rawRequest(port, '/tours')).status).toBe(200);
  });
});

test('the log holds no query', async () => {
  const { port, log } = await startHost();
  await rawRequest(port, '/tours?email=someone@example.com');
  await expect.poll(() => log).toHaveLength(1);
  expect(log[0]?.fields).toMatchObject({ method: 'GET', path: '/tours', status: 200 });
  expect(JSON.stringify(log)).not.toContain('someone');
});

test('the log names the method that was asked for, also where no address answers it', async () => {
  const { port, log } = await startHost();
  expect((await rawRequest(port, '/api/health', { method: 'QUERY' })).status).toBe(405);
  await expect.poll(() => log).toHaveLength(1);
  expect(log[0]?.fields).toMatchObject({ method: 'QUERY', path: '/api/health', status: 405 });
});
