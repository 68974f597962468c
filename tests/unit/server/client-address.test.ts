import { expect, test } from 'vitest';
import { clientAddressOf } from '../../../src/lib/server/http/client-address.ts';

test.each([
  ['198.51.100.7', null, 0, '198.51.100.7'],
  ['198.51.100.7', '10.0.0.1', 0, '198.51.100.7'],
  ['127.0.0.1', '203.0.113.9', 1, '203.0.113.9'],
  ['127.0.0.1', 'made up, 203.0.113.9', 1, '203.0.113.9'],
  ['127.0.0.1', 'made up, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['127.0.0.1', null, 1, '127.0.0.1'],
  ['127.0.0.1', '203.0.113.9', 2, '127.0.0.1'],
  ['::ffff:198.51.100.7', null, 0, '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', null, 0, '2001:db8:1:2'],
  ['2001:DB8::1', null, 0, '2001:db8:0:0'],
  ['2001:0db8:0001:0002::9', null, 0, '2001:db8:1:2'],
  ['::1', null, 0, '0:0:0:0'],
])('%s with X-Forwarded-For %s and %d proxies counts as %s', (socket, forwarded, proxies, address) => {
  expect(clientAddressOf(socket, forwarded, proxies)).toBe(address);
});
