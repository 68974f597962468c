import { expect, test } from 'vitest';
import { type RequestInfo, requestTypeOf } from '../../../src/lib/offline/request-type.ts';

const ORIGIN = 'https://site.test';

function kind(path: string, changes: Partial<RequestInfo> = {}) {
  const url = new URL(path, ORIGIN).href;
  return requestTypeOf({ method: 'GET', mode: 'cors', range: null, url, ...changes }, ORIGIN);
}

test.each([
  ['/_astro/app.1a2b3c4d.js', 'script'],
  ['/_astro/fonts/face.woff2', 'script'],
  ['/_astro/VAN1.CzF_5Ilx_26ns0e.avif', 'picture'],
  ['/images/VAN/VAN1.webp', 'picture'],
  ['/catalogue.json', 'data'],
  ['/listings/PV-PPS-ELN.json', 'data'],
  ['/flags/PH.svg', 'data'],
  ['/sw.js', 'other'],
  ['/desk', 'other'],
  ['/desk/', 'other'],
  ['/builds/latest.json?t=1', 'other'],
  ['/builds/meta/abc.json', 'other'],
  ['/sitemap.xml', 'other'],
  ['https://elsewhere.test/tag.js', 'other'],
] as const)('%s is asked for as %s', (path, expected) => {
  expect(kind(path)).toBe(expected);
});

test('a navigation is a page, whatever its address', () => {
  expect(kind('/tours?page=2', { mode: 'navigate' })).toBe('page');
});

test.each([
  ['a call of the API', '/api/bookings', {}],
  ['a navigation to the API', '/api/health', { mode: 'navigate' }],
  ['a write', '/tours', { method: 'POST', mode: 'navigate' }],
  ['a part of a file', '/images/VAN/VAN1.webp', { range: 'bytes=0-99' }],
] as const)('%s is left to the network', (_, path, changes) => {
  expect(kind(path, changes)).toBe('other');
});
