import { expect, test } from 'vitest';
import { urgeNewWorkers } from '../../../src/lib/browser/offline/urge-worker.ts';
import { FakeRegistration, FakeWorker } from '../../fixtures/a-worker-container.ts';

const asReal = (registration: FakeRegistration) => registration as unknown as ServiceWorkerRegistration;
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a worker that waits is told to take over until it does', async () => {
  const registration = new FakeRegistration(new FakeWorker());
  const next = new FakeWorker();
  let pauses = 0;
  urgeNewWorkers(asReal(registration), async () => {
    pauses += 1;
    if (pauses === 3) registration.waiting = null;
  });
  expect(next.told).toEqual([]);
  registration.install(next);
  await settled();
  expect(next.told).toEqual([{ type: 'take-over' }, { type: 'take-over' }, { type: 'take-over' }]);
});

test('a worker that was waiting before the page came is told as well, and not for ever', async () => {
  const registration = new FakeRegistration(new FakeWorker());
  const waiting = new FakeWorker();
  registration.waiting = waiting;
  urgeNewWorkers(asReal(registration), async () => undefined);
  await settled();
  expect(waiting.told).toHaveLength(20);
});
