import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DropTrip } from '../../../src/islands/bookings/DropTrip.tsx';
import { aBookedVan, aBooking } from '../../fixtures/builders/a-booking.ts';
import { aTwin } from '../../fixtures/steps/an-open-screen.tsx';

afterEach(cleanup);

test('a refund that became another one is asked for under a key of its own, after no answer came', async () => {
  const trip = aBookedVan({ isCalledOff: true });
  const service = aTwin();
  const dropTrip = vi.spyOn(service, 'dropTrip').mockResolvedValue({ kind: 'offline' });
  const dialogWith = (minor: number) => (
    <DropTrip
      booking={aBooking({ status: 'paid', trips: [trip, aBookedVan({ ref: 'BBBBBBBB' })] })}
      trip={trip}
      refund={{ minor, currency: 'USD' }}
      locale="en-US"
      service={service}
      onChange={() => {}}
      refresh={() => {}}
      choice={null}
    />
  );
  const { rerender } = render(dialogWith(17_300));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Get a refund: / }));
  await user.click(screen.getByRole('button', { name: 'Remove the trip' }));
  rerender(dialogWith(15_000));
  await user.click(screen.getByRole('button', { name: 'Remove the trip' }));
  const keys = dropTrip.mock.calls.map(([, , key]) => key);
  expect(new Set(keys).size).toBe(2);
});
