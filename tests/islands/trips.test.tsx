import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  aTwin,
  boat,
  booked,
  freshScreens,
  keep,
  keepOnDevice,
  openScreen,
  REF,
  stored,
  van,
} from '../fixtures/an-open-screen.tsx';

freshScreens();

const load = () => import('../../src/islands/trips/TripsScreen.tsx').then((module) => module.TripsScreen);

async function openTrips() {
  const go = vi.fn();
  const { user } = await openScreen(load, { go }, { path: '/trips' });
  return { user, go };
}

const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to your booking' });

describe('the bookings of a device', () => {
  test('are listed with what comes next, and lead to the voucher', async () => {
    keepOnDevice(await booked(aTwin(), [boat, van]));
    await openTrips();
    const card = screen.getByRole('listitem');
    expect(card.textContent).toContain('To be paidShared van to El Nido and 1 moreTue, Jan 12, 07:30 AM, Palawan time');
    expect(screen.getByRole('link', { name: /^Shared van/ }).getAttribute('href')).toBe(`/confirmation#ref=${REF}`);
  });

  test('can be taken off it, and stand as they were', async () => {
    keepOnDevice(await booked(aTwin()));
    const { user } = await openTrips();
    await user.click(screen.getByRole('button', { name: new RegExp(`^Take off this device ?: booking ${REF}$`) }));
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(document.activeElement?.textContent).toContain('off this device. It stands as it was');
    expect(stored('kept-bookings.1')).toEqual([]);
  });

  test('leave nothing behind that opens them or tells who travels', async () => {
    const [other, booking] = [await booked(aTwin(), [boat], 'ZZZZZZZZ'), await booked(aTwin())];
    keepOnDevice(booking);
    keep('kept-bookings.1', [
      ...stored<object[]>('kept-bookings.1'),
      { booking: other, instructions: null, readAt: 1 },
    ]);
    keep('booking-secrets.1', { [REF]: 'the-secret', ZZZZZZZZ: 'another' });
    const person = { name: 'Maria', nationality: 'PH', ageBand: 'adult' };
    keep('participant-drafts.1', { [`${REF} VAN00000 0`]: person, 'ZZZZZZZZ BOAT0000 0': person });
    const { user } = await openTrips();
    await user.click(screen.getByRole('button', { name: new RegExp(`^Take off this device ?: booking ${REF}$`) }));
    expect(JSON.stringify(localStorage)).not.toContain(REF);
    expect(stored('booking-secrets.1')).toEqual({ ZZZZZZZZ: 'another' });
    expect(stored('participant-drafts.1')).toEqual({ 'ZZZZZZZZ BOAT0000 0': person });
  });

  test('are none at first', async () => {
    await openTrips();
    expect(screen.getByText(/^No booking was made or opened on this device yet/)).toBeTruthy();
  });
});

describe('a booking that was made elsewhere', () => {
  test('opens by the link of the mail', async () => {
    const { user, go } = await openTrips();
    await user.type(link(), `https://www.example.com/confirmation#ref=${REF}&secret=the-secret{Enter}`);
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(`/confirmation#ref=${REF}`));
    expect(stored('booking-secrets.1')).toEqual({ [REF]: 'the-secret' });
  });

  test('does not open without its key', async () => {
    const { user, go } = await openTrips();
    await user.type(link(), `${REF}{Enter}`);
    expect(await screen.findByText(/^That is not a link to a booking/)).toBeTruthy();
    expect(document.activeElement).toBe(link());
    expect(go).not.toHaveBeenCalled();
  });
});
