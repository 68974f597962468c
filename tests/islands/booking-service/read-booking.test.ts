import { beforeEach, describe, expect, test } from 'vitest';
import type { BookingService } from '../../../src/islands/booking-service/booking-service.ts';
import { readBooking } from '../../../src/islands/booking-service/read-booking.ts';
import {
  $storedBookings,
  storeBooking,
  storedBooking,
} from '../../../src/islands/booking-service/stored-bookings.store.ts';
import { aTwin, booked, REF } from '../../fixtures/steps/an-open-screen.tsx';

const status = () => storedBooking(REF)?.booking.status;

/** A service whose next answer to a read is held back until it is let go. */
async function aSlowService() {
  const service = aTwin();
  storeBooking(await booked(service));
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isHeld = true;
  const { read } = service;
  service.read = async (ref) => {
    const isFirst = isHeld;
    isHeld = false;
    const outcome = await read(ref);
    if (isFirst) await held;
    return outcome;
  };
  return { service, letGo };
}

async function callOff(service: BookingService) {
  const outcome = await service.cancel(REF, { expectedRefund: { minor: 0, currency: 'USD' }, reason: '' });
  if (outcome.kind === 'ok') storeBooking(outcome.booking);
}

beforeEach(() => $storedBookings.set([]));

describe('a response that comes late', () => {
  test('does not overwrite what was stored meanwhile', async () => {
    const { service, letGo } = await aSlowService();
    const reading = readBooking(REF, service);
    await callOff(service);
    letGo();
    expect(await reading).toMatchObject({ kind: 'ok', booking: { status: 'cancelled' } });
    expect(status()).toBe('cancelled');
  });

  test('does not overwrite a later one', async () => {
    const { service, letGo } = await aSlowService();
    const early = readBooking(REF, service);
    service.change(REF, { status: 'paid', paidCents: 3400, expiresAt: null });
    await readBooking(REF, service);
    expect(status()).toBe('paid');
    letGo();
    await early;
    expect(status()).toBe('paid');
  });
});

test('a booking that cannot be read stays as it is known', async () => {
  const service = aTwin();
  storeBooking(await booked(service));
  service.failWith('read', { kind: 'offline' });
  expect(await readBooking(REF, service)).toEqual({ kind: 'offline' });
  expect(status()).toBe('awaiting-payment');
});
