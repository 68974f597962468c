import { beforeEach, expect, test, vi } from 'vitest';
import { storeSecret } from '../../../src/islands/booking-service/booking-secrets.store.ts';
import { problem, serviceWith } from '../../fixtures/fakes/a-fetched-service.ts';
import { REF } from '../../fixtures/steps/a-client.ts';

beforeEach(() => {
  localStorage.clear();
  return () => vi.restoreAllMocks();
});

test('a booking without a stored secret is not requested, since the browser would log the refusal', async () => {
  const { service, asked } = serviceWith(() => problem(404));
  expect(await service.read(REF)).toEqual({ kind: 'not-found' });
  expect(asked).toEqual([]);
});

test('without a network no GET is sent, while changes are still tried', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  storeSecret(REF, 'secret');
  const { service, asked } = serviceWith(() => problem(404));
  expect(await service.read(REF)).toEqual({ kind: 'offline' });
  expect(asked).toEqual([]);
  await service.cancel(REF, {} as Parameters<typeof service.cancel>[1]);
  expect(asked.map(({ method }) => method)).toEqual(['POST']);
});
