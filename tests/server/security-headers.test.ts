import { expect, test } from 'vitest';
import { rawRequest } from '../fixtures/raw-request.ts';
import { startHost } from '../fixtures/running-host.ts';

const EXPECTED = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
};

test.each(['/tours', '/nowhere', '/home', '/%zz', '/api/nowhere'])('%s carries the security headers', async (path) => {
  const { port } = await startHost();
  expect((await rawRequest(port, path)).headers).toMatchObject(EXPECTED);
});

test('asks for https only where the visitor came by https', async () => {
  const { port } = await startHost();
  const plain = await rawRequest(port, '/tours');
  const proxied = await rawRequest(port, '/tours', { headers: { 'X-Forwarded-Proto': 'https, http' } });
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  expect(proxied.headers['strict-transport-security']).toBe('max-age=31536000');
});
