import { describe, expect, test } from 'vitest';
import { rawRequest } from '../fixtures/programs/raw-request.ts';
import { startHost } from '../fixtures/programs/running-host.ts';
import { sendBytes } from '../fixtures/programs/wire.ts';

describe('a bad address', () => {
  test.each(['/%00', '/tours%00.html', '/%zz', '/%', '/%E0%A4%A', '/a%0d%0ab', '/\\evil.com/', '/%5Cevil.com/'])(
    '%s is a bad request',
    async (path) => {
      const { port } = await startHost();
      const answer = await rawRequest(port, path);
      expect(answer.status).toBe(400);
      expect(answer.headers.location).toBeUndefined();
    },
  );

  test.each([
    '/../secret.txt',
    '/tours/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/tours/%2e%2e/%2e%2e/secret.txt',
    '/....//secret.txt',
    '/%252e%252e/secret.txt',
  ])('%s never leaves the public folder', async (path) => {
    const { port } = await startHost();
    const answer = await rawRequest(port, path);
    expect([301, 400, 404]).toContain(answer.status);
    expect(answer.text).not.toContain('outside');
  });

  test('is said as a problem under /api/', async () => {
    const { port } = await startHost();
    const answer = await rawRequest(port, '/api/%zz');
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(JSON.parse(answer.text)).toEqual({ status: 400, title: 'Bad Request' });
  });

  test('that is too long is refused', async () => {
    const { port } = await startHost();
    expect((await rawRequest(port, `/${'a'.repeat(20_000)}`)).status).toBe(431);
  });

  test('that is no HTTP at all is refused', async () => {
    const { port } = await startHost();
    expect((await sendBytes(port, 'nonsense\r\n\r\n')).status).toBe(400);
  });
});

describe('a moved page', () => {
  test.each([
    ['a trailing slash', '/tours/', 301, '/tours'],
    ['a trailing slash with a query', '/tours/?from=PPS&to=ELN', 301, '/tours?from=PPS&to=ELN'],
    ['doubled slashes', '//tours//', 301, '/tours'],
    ['another host, which stays on this site', '//evil.com/', 301, '/evil.com'],
    ['another host and a folder', '//evil.com/..%2f', 400, undefined],
    ['many slashes', '////evil.com', 301, '/evil.com'],
    ['a rule of the table', '/home', 301, '/'],
    ['a rule and a slash, in one hop', '/home/?utm=x', 301, '/?utm=x'],
    ['letters beyond ASCII', '/caf%C3%A9', 301, '/tours'],
    ['another site, without the query', '/weather?x=1', 302, 'https://www.pagasa.dost.gov.ph/'],
    ['the old site', '/private-transportation-transfers-eln', 301, '/transfers/private-transportation-eln'],
  ])('redirects %s', async (_name, path, status, location) => {
    const { port } = await startHost();
    const answer = await rawRequest(port, path);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
  });

  test('that moved to itself is no redirect', async () => {
    const { port } = await startHost();
    expect((await rawRequest(port, '/to-itself')).status).toBe(404);
  });

  test('is answered under /api/ without a redirect, which a request with a body would not follow', async () => {
    const { port } = await startHost();
    const { status, headers } = await rawRequest(port, '/api/health/');
    expect([status, headers.location]).toEqual([200, undefined]);
  });
});
