import { beforeEach, describe, expect, test } from 'vitest';
import { storeSecret } from '../../../src/islands/booking-service/booking-secrets.store.ts';
import { lazyBookingService } from '../../../src/islands/booking-service/lazy-booking-service.ts';
import { aBooking } from '../../fixtures/builders/a-booking.ts';
import { data, problem, serviceWith } from '../../fixtures/fakes/a-fetched-service.ts';
import { REF } from '../../fixtures/steps/a-client.ts';

beforeEach(() => localStorage.clear());

describe('mails that are requested', () => {
  test('to find a booking need no secret, and say nothing of how it went', async () => {
    storeSecret(REF, 'the-secret');
    const { service, asked } = serviceWith(() => data({}, 202));
    expect(await service.find(REF, 'maria@example.com')).toEqual({ kind: 'ok' });
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/booking-links' });
    expect(asked[0]?.body).toEqual({ ref: REF, email: 'maria@example.com' });
    expect(asked[0]?.headers.get('x-booking-secret')).toBeNull();
  });

  test('again, and to a corrected address, need it', async () => {
    storeSecret(REF, 'the-secret');
    const booking = aBooking();
    const { service, asked } = serviceWith(
      () => data({}, 202),
      () => data(booking),
      () => problem(409, { detail: 'Write to us.' }),
      () => problem(404),
    );
    expect(await service.sendAgain(REF)).toEqual({ kind: 'ok' });
    expect(await service.correctEmail(REF, 'maria@example.org')).toEqual({ kind: 'ok', booking });
    expect(await service.correctEmail(REF, 'maria@example.org')).toEqual({ kind: 'conflict', detail: 'Write to us.' });
    expect(await service.sendAgain(REF)).toEqual({ kind: 'not-found' });
    expect(asked.map(({ method, path }) => [method, path]).slice(0, 2)).toEqual([
      ['POST', `/api/bookings/${REF}/mail`],
      ['PUT', `/api/bookings/${REF}/email`],
    ]);
    expect(asked.every(({ headers }) => headers.get('x-booking-secret') === 'the-secret')).toBe(true);
  });

  test('end in an error where the service is missing or down', async () => {
    expect(await serviceWith(() => problem(429, { detail: 'Later.' })).service.find(REF, 'm@example.com')).toEqual({
      kind: 'unavailable',
      detail: 'Later.',
    });
    expect(await lazyBookingService(() => Promise.reject(new Error('no code'))).find(REF, 'm@example.com')).toEqual({
      kind: 'offline',
    });
  });
});
