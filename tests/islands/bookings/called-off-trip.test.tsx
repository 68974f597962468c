import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ChangeTrip } from '../../../src/islands/bookings/ChangeTrip.tsx';
import { PaymentPanel } from '../../../src/islands/bookings/PaymentPanel.tsx';
import type { BookedTrip } from '../../../src/lib/bookings/booking.schema.ts';
import { aBookedVan, aBooking } from '../../fixtures/builders/a-booking.ts';
import { aTwin } from '../../fixtures/steps/an-open-screen.tsx';

afterEach(cleanup);

function show(changes: Parameters<typeof aBookedVan>[0], others: readonly BookedTrip[] = []): void {
  const trip = aBookedVan(changes);
  const view = { currency: 'USD', rate: 1, locale: 'en-US' } as const;
  const booking = aBooking({ status: 'paid', trips: [trip, ...others] });
  render(
    <ChangeTrip
      booking={booking}
      trip={trip}
      service={aTwin()}
      onChange={() => {}}
      view={view as never}
      refresh={() => {}}
      choice={null}
    />,
  );
}

test('a trip that was called off says so, and can be moved (specification.md#calling-off-a-departure)', () => {
  show({ isCalledOff: true });
  expect(screen.getByText('This trip is called off')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Change this trip/ })).toBeTruthy();
});

test('a trip that takes place says nothing of the kind', () => {
  show({});
  expect(screen.queryByText('This trip is called off')).toBeNull();
});

test('a trip that was called off among others offers its money, and no cancellation of all', () => {
  const refundIfDropped = { minor: 17_300, currency: 'USD' };
  show({ isCalledOff: true, refundIfDropped }, [aBookedVan({ ref: 'BBBBBBBB' })]);
  expect(screen.getByRole('button', { name: /^Get a refund: / })).toBeTruthy();
  expect(screen.getByText(/Your other trips stay booked/)).toBeTruthy();
  expect(screen.queryByText(/cancel the booking/)).toBeNull();
});

test('a trip that was called off alone leads to the cancellation of the booking', () => {
  show({ isCalledOff: true });
  expect(screen.getByText(/cancel the booking/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Get a refund/ })).toBeNull();
});

test('a trip that was called off among others and not paid for is removed, as nothing comes back', () => {
  show({ isCalledOff: true, refundIfDropped: { minor: 0, currency: 'USD' } }, [aBookedVan({ ref: 'BBBBBBBB' })]);
  expect(screen.getByRole('button', { name: /^Remove this trip: / })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Get a refund/ })).toBeNull();
});

describe('a booking with a trip that is called off offers no way to pay before that is settled (specification.md#payment)', () => {
  const view = { currency: 'USD', rate: 1, locale: 'en-US' } as const;
  const ports = { service: aTwin(), go: () => {}, refresh: () => {}, view: view as never };
  const showPayment = (trips: readonly BookedTrip[]) => {
    const stored = { booking: aBooking({ trips: [...trips] }) };
    render(<PaymentPanel stored={stored as never} dues={[{ due: null, cents: 17_300 } as never]} {...ports} />);
    expect(screen.queryByRole('form', { name: 'Pay' })).toBeNull();
  };

  test('and says that its only trip gets another day, or that it is cancelled', () => {
    showPayment([aBookedVan({ isCalledOff: true })]);
    expect(screen.getByText(/^Your trip is called off\. Before you pay, .* Or cancel the booking\.$/)).toBeTruthy();
  });

  test('and says that one trip of several gets another day, or is removed', () => {
    showPayment([aBookedVan({ isCalledOff: true }), aBookedVan({ ref: 'BBBBBBBB' })]);
    expect(screen.getByText(/^One of your trips is called off\. .* or remove it from the booking\.$/)).toBeTruthy();
  });
});
