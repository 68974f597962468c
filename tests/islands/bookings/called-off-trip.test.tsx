import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ChangeTrip } from '../../../src/islands/bookings/ChangeTrip.tsx';
import { aBookedVan, aBooking } from '../../fixtures/a-booking.ts';
import { aTwin } from '../../fixtures/an-open-screen.tsx';

afterEach(cleanup);

function show(changes: Parameters<typeof aBookedVan>[0], moneyLink: string | null = null): void {
  const trip = aBookedVan(changes);
  const view = { currency: 'USD', rate: 1, locale: 'en-US' } as const;
  const booking = aBooking({ status: 'paid', trips: [trip] });
  render(
    <ChangeTrip
      booking={booking}
      trip={trip}
      service={aTwin()}
      onChange={() => {}}
      notify={() => {}}
      view={view as never}
      moneyLink={moneyLink}
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

test('a trip that was called off among others leads to a mail for its money, not to a cancellation', () => {
  show({ isCalledOff: true }, 'mailto:hello@example.com');
  expect(screen.getByRole('link', { name: 'Ask for the money of this trip' }).getAttribute('href')).toBe(
    'mailto:hello@example.com',
  );
  expect(screen.queryByText(/cancel the booking/)).toBeNull();
});
