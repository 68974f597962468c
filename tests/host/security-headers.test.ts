import { expect, test } from 'vitest';
import { rawRequest } from '../fixtures/programs/raw-request.ts';
import { startHost } from '../fixtures/programs/running-host.ts';

const EXPECTED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

test.each(['/tours', '/nowhere', '/home', '/%zz', '/api/nowhere'])('%s carries the security headers', async (path) => {
  const { port } = await startHost();
  expect((await rawRequest(port, path)).headers).toMatchObject(EXPECTED);
});

test.each(['/desk', '/desk?day=today', 'https://palawan.example/desk'])(
  '%s may open the camera, by itself alone (specification.md#at-the-pier)',
  async (path) => {
    const { port } = await startHost();
    const { 'permissions-policy': policy } = (await rawRequest(port, path)).headers;
    expect(policy).toBe('camera=(self), geolocation=(), microphone=(), browsing-topics=()');
  },
);

test.each([
  '/desk/',
  '/desk/more',
  '/desk-sw.js',
  '/desks',
  '/DESK',
  '/%64esk',
  '//desk',
  '/api/desk/session',
  '/trips?to=/desk',
])('%s may not open the camera', async (path) => {
  const { port } = await startHost();
  expect((await rawRequest(port, path)).headers['permissions-policy']).toMatch(/^camera=\(\), /);
});

test('other sites may show pictures, and load nothing else', async () => {
  const { port } = await startHost();
  const policyOf = async (path: string) => (await rawRequest(port, path)).headers['cross-origin-resource-policy'];
  expect(await policyOf('/images/VAN/VAN1.webp')).toBe('cross-origin');
  for (const path of ['/tours', '/_astro/app.4f2a.js', '/catalogue.json', '/images/VAN/nowhere.webp']) {
    expect(await policyOf(path)).toBe('same-origin');
  }
});

test.each(['/api', '/api/nowhere', '/api?x', '/api/%zz', 'http://localhost/api/nowhere'])(
  '%s is data: as a page it may load and run nothing',
  async (path) => {
    const { port } = await startHost();
    const { headers } = await rawRequest(port, path);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['content-type']).toBe('application/problem+json');
  },
);

test.each(['/tours', '/nowhere', '/apiary'])(
  '%s may be framed by nobody, and brings the rest of its policy',
  async (path) => {
    const { port } = await startHost();
    expect((await rawRequest(port, path)).headers['content-security-policy']).toBe("frame-ancestors 'none'");
  },
);

test('asks for https only where the visitor came by https', async () => {
  const { port } = await startHost();
  const plain = await rawRequest(port, '/tours');
  const proxied = await rawRequest(port, '/tours', { headers: { 'X-Forwarded-Proto': 'https, http' } });
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  expect(proxied.headers['strict-transport-security']).toBe('max-age=31536000');
});
