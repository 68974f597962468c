import { expect, test } from 'vitest';
import { createNavigationGate } from '../../src/worker/navigation-gate.ts';

test('the precache waits while a navigation is being answered', async () => {
  const gate = createNavigationGate();
  const page = Promise.withResolvers<string>();
  const order: string[] = [];
  const answered = gate.run(page.promise.then((text) => order.push(text)));
  const saved = gate.whenIdle().then(() => order.push('saving'));
  page.resolve('page');
  await Promise.all([answered, saved]);
  expect(order).toEqual(['page', 'saving']);
});

test('the precache goes on when the page could not be fetched', async () => {
  const gate = createNavigationGate();
  const page = Promise.withResolvers<void>();
  const answered = gate.run(page.promise).catch(() => 'failed');
  page.reject(new TypeError('Failed to fetch'));
  expect(await answered).toBe('failed');
  await expect(gate.whenIdle()).resolves.toBeUndefined();
});
