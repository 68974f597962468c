import { expect, test } from 'vitest';
import { createTraffic } from '../../../src/worker/traffic.ts';

test('saving waits while somebody waits for a page', async () => {
  const traffic = createTraffic();
  const page = Promise.withResolvers<string>();
  const order: string[] = [];
  const answered = traffic.during(page.promise.then((text) => order.push(text)));
  const saved = traffic.quiet().then(() => order.push('saving'));
  page.resolve('page');
  await Promise.all([answered, saved]);
  expect(order).toEqual(['page', 'saving']);
});

test('saving goes on when the page could not be had', async () => {
  const traffic = createTraffic();
  const page = Promise.withResolvers<void>();
  const answered = traffic.during(page.promise).catch(() => 'failed');
  page.reject(new TypeError('Failed to fetch'));
  expect(await answered).toBe('failed');
  await expect(traffic.quiet()).resolves.toBeUndefined();
});
