import { describe, expect, test } from 'vitest';
import type { BookingStatus } from '../../../src/lib/bookings/booking-status.ts';
import { type MailCause, mailsOfChange } from '../../../src/server/mail/mails-of-change.ts';
import type { Actor } from '../../../src/server/repositories/actor.ts';
import { aBookingRecord, aSoldTrip } from '../../fixtures/builders/a-booking-record.ts';

type Event = MailCause['what']['event'];

const TRIPS = [
  aSoldTrip(),
  aSoldTrip({ ref: 'BBBBBBBB' }),
  aSoldTrip({ ref: 'CCCCCCCC', provider: 'Island Boats & Co.' }),
];

function idsOf(event: Event, from: BookingStatus, to: BookingStatus, actor: Actor, refundCents = 0): string[] {
  const booking = aBookingRecord({ trips: TRIPS, refundCents });
  const what = { event, from, to, actor, at: '2026-11-21T12:00:00+08:00', cause: 'A test.' };
  const after = { ...booking, status: to };
  return mailsOfChange({ before: { ...booking, status: from }, after, what, id: '3', byHandCents: 0 }).map(({ id }) =>
    id.slice('ABCD1234-'.length),
  );
}

const PROVIDERS = ['trips-adsts', 'trips-island-boats-co-'];
const RELEASED = ['cancel-adsts', 'cancel-island-boats-co-'];

describe('the mails of a change of a booking', () => {
  test.each<[Event, BookingStatus, BookingStatus, Actor, string[]]>([
    ['place', 'draft', 'awaiting-payment', 'traveller', ['3-traveller', '3-operator']],
    ['receive-payment', 'awaiting-payment', 'paid', 'payment', ['3-traveller', '3-operator', ...PROVIDERS]],
    ['receive-deposit', 'awaiting-payment', 'deposit-paid', 'payment', ['3-traveller', '3-operator', ...PROVIDERS]],
    ['receive-payment', 'awaiting-payment', 'paid', 'operator', ['3-traveller', ...PROVIDERS]],
    ['receive-payment', 'expired', 'paid', 'payment', ['3-traveller', '3-operator', ...PROVIDERS]],
    ['part-payment', 'awaiting-payment', 'awaiting-payment', 'payment', ['3-traveller', '3-operator']],
    ['part-payment', 'paid', 'paid', 'payment', ['3-traveller', '3-operator']],
    ['late-payment', 'cancelled', 'cancelled', 'payment', ['3-traveller', '3-operator']],
    ['confirm', 'paid', 'confirmed', 'operator', ['3-traveller', ...PROVIDERS]],
    ['confirm', 'awaiting-payment', 'confirmed', 'operator', ['3-traveller', ...PROVIDERS]],
    ['cancel', 'awaiting-payment', 'cancelled', 'traveller', ['3-traveller', '3-operator']],
    ['cancel', 'paid', 'cancelled', 'traveller', ['3-traveller', '3-operator', ...RELEASED]],
    ['cancel', 'confirmed', 'cancelled', 'operator', ['3-traveller', ...RELEASED]],
    ['expire', 'awaiting-payment', 'expired', 'clock', ['3-traveller']],
    ['complete', 'confirmed', 'completed', 'operator', []],
    ['miss', 'confirmed', 'no-show', 'operator', []],
  ])('are these for %s, from %s to %s, by the %s', (event, from, to, actor, expected) => {
    expect(idsOf(event, from, to, actor)).toEqual(expected);
  });

  test('go to the operator too when the clock ends a booking with money that goes back', () => {
    const ids = idsOf('expire', 'awaiting-payment', 'expired', 'clock', 5000);
    expect(ids).toEqual(['3-traveller', '3-operator']);
  });

  test('about a changed trip go to its own company alone, once the others know of theirs', () => {
    const changeMails = (from: BookingStatus, to: BookingStatus) => {
      const before = aBookingRecord({ trips: TRIPS, status: from });
      const trips = TRIPS.map((trip) => (trip.ref === 'BBBBBBBB' ? { ...trip, changes: 1 } : trip));
      const what = { event: 'change-trip', from, to, actor: 'operator', at: 'now', cause: '' } as const;
      const after = { ...before, trips, status: to };
      return mailsOfChange({ before, after, what, id: '3', byHandCents: 0 }).map(({ id }) =>
        id.slice('ABCD1234-'.length),
      );
    };
    expect(changeMails('paid', 'paid')).toEqual(['3-traveller', 'change3-adsts']);
    // Then it is the first that they hear, and a cancellation looks for it.
    expect(changeMails('awaiting-payment', 'paid')).toEqual(['3-traveller', ...PROVIDERS]);
    expect(changeMails('awaiting-payment', 'awaiting-payment')).toEqual(['3-traveller']);
  });

  test('about a changed trip say which, and when it would have left with how many', () => {
    const before = aBookingRecord({ trips: TRIPS, status: 'paid' });
    const trips = TRIPS.map((trip) =>
      trip.ref === 'BBBBBBBB' ? { ...trip, departure: '2027-02-01T07:30:00+08:00', changes: 1 } : trip,
    );
    const what = { event: 'change-trip', from: 'paid', to: 'paid', actor: 'traveller', at: 'now', cause: '' } as const;
    const [mail] = mailsOfChange({ before, after: { ...before, trips }, what, id: '3', byHandCents: 0 });
    const { departure, trip } = aSoldTrip();
    expect(mail?.facts.changed).toEqual({ tripRef: 'BBBBBBBB', departure, people: trip.people });
  });

  test('have what was true then, and nothing about the traveller', () => {
    const booking = aBookingRecord();
    const after = aBookingRecord({ status: 'paid', paidCents: 17_300, expiresAt: null });
    const what = {
      event: 'receive-payment',
      from: 'awaiting-payment',
      to: 'paid',
      actor: 'payment',
      at: 'now',
      cause: '',
    } as const;
    const [mail] = mailsOfChange({ before: booking, after, what, id: '1', byHandCents: 0 });
    expect(mail?.facts).toEqual({
      at: 'now',
      from: 'awaiting-payment',
      to: 'paid',
      cause: '',
      actor: 'payment',
      expiresAt: null,
      paidCents: 17_300,
      receivedCents: 17_300,
      refundCents: 0,
      refundedCents: 0,
      byHandCents: 0,
    });
    expect(JSON.stringify(mail)).not.toMatch(/Maria|maria|\+63/);
  });
});
