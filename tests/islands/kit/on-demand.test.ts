import { expect, test, vi } from 'vitest';
import { onDemand } from '../../../src/islands/kit/on-demand.ts';

test('code is imported once and available from then on', async () => {
  const load = vi.fn(async () => 'the dialog');
  const code = onDemand(load);
  expect(code.now()).toBeNull();
  await Promise.all([code.load(), code.load()]);
  await code.load();
  expect(load).toHaveBeenCalledOnce();
  expect(code.now()).toBe('the dialog');
});

test('code that did not load is imported again', async () => {
  const load = vi.fn(async () => 'the dialog');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const code = onDemand(load);
  await expect(code.load()).rejects.toThrow('Failed to fetch');
  expect(code.now()).toBeNull();
  await expect(code.load()).resolves.toBe('the dialog');
});
