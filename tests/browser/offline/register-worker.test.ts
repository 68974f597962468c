import { waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { registerWorker } from '../../../src/lib/browser/offline/register-worker.ts';
import { $workerState } from '../../../src/lib/stores/worker-state.ts';
import { FakeContainer, withContainer } from '../../fixtures/a-worker-container.ts';

vi.stubEnv('PROD', true);

test('the worker is registered for the whole site and goes on saving', async () => {
  const container = withContainer(new FakeContainer(null));
  await registerWorker();
  expect(container.registered[0]).toBe('/sw.js');
  expect(container.registration?.active?.told).toEqual([{ type: 'save' }]);
});

test('a browser without workers, as in some private windows, is left in peace', async () => {
  withContainer(undefined);
  await expect(registerWorker()).resolves.toBeUndefined();
});

test('a browser that refuses is noted (specification, section 8)', async () => {
  const container = withContainer(new FakeContainer(null));
  vi.spyOn(container, 'register').mockRejectedValue(new DOMException('insecure', 'SecurityError'));
  await registerWorker();
  await waitFor(() => expect($workerState.get().registrationError).toBe(true));
});
