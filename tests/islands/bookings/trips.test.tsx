import { cleanup, screen, waitFor } from '@testing-library/react';
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
} from '../../fixtures/steps/an-open-screen.tsx';

freshScreens();

const load = () => import('../../../src/islands/bookings/load-trips.ts').then(({ loadTrips }) => loadTrips());

async function openTrips(service = aTwin()) {
  const go = vi.fn();
  const { user } = await openScreen(load, { go, service }, { path: '/trips' });
  return { user, go, service };
}

const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to your booking' });

describe('the bookings of a device', () => {
  test('are listed with what comes next, and lead to the voucher', async () => {
    keepOnDevice(await booked(aTwin(), [boat, van]));
    await openTrips();
    const card = screen.getByRole('listitem');
    expect(card.textContent).toContain('To be paidShared van to El Nido and 1 moreTue, Jan 12, 7:30 AM, Palawan time');
    expect(screen.getByRole('link', { name: /^Shared van/ }).getAttribute('href')).toBe(`/confirmation#ref=${REF}`);
  });

  test('say until when they are to be paid, and where the mail about it went, as long as nothing was', async () => {
    const service = aTwin();
    keepOnDevice(await booked(service));
    await openTrips();
    const card = screen.getByRole('listitem');
    expect(card.textContent).toContain('Pay by Mon, Jan 11, 8:30 AM, Palawan time');
    expect(card.textContent).toContain('You also find how to pay in our e-mail to maria@example.com.');
    cleanup();
    service.change(REF, { status: 'paid', paidCents: 3400, expiresAt: null });
    keepOnDevice(service.view(REF));
    await openTrips();
    expect(screen.getByRole('listitem').textContent).not.toContain('Pay by');
  });

  test('say that a hotel is missing until it is named', async () => {
    const service = aTwin();
    keepOnDevice(
      await booked(service, [{ ...van, trip: { ...van.trip, dropoff: { areaId: 'eln-town-hotels', text: '' } } }]),
    );
    await openTrips();
    expect(screen.getByRole('listitem').textContent).toContain('We still need your hotel');
    cleanup();
    await service.saveHotel(REF, { tripRef: van.ref, side: 'dropoff', hotel: 'Casa Maria' });
    keepOnDevice(service.view(REF));
    await openTrips();
    expect(screen.getByRole('listitem').textContent).not.toContain('We still need your hotel');
  });

  test('can be taken off it, and stand as they were', async () => {
    keepOnDevice(await booked(aTwin()));
    const { user } = await openTrips();
    await user.click(screen.getByRole('button', { name: new RegExp(`^Remove from this device ?: booking ${REF}$`) }));
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(document.activeElement?.textContent).toContain('removed from this device. It is not cancelled');
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
    await user.click(screen.getByRole('button', { name: new RegExp(`^Remove from this device ?: booking ${REF}$`) }));
    expect(JSON.stringify(localStorage)).not.toContain(REF);
    expect(stored('booking-secrets.1')).toEqual({ ZZZZZZZZ: 'another' });
    expect(stored('participant-drafts.1')).toEqual({ 'ZZZZZZZZ BOAT0000 0': person });
  });

  test('are none at first', async () => {
    await openTrips();
    expect(screen.getByText(/^You have not made or opened a booking on this device yet/)).toBeTruthy();
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
    expect(await screen.findByText(/^That is not a booking link/)).toBeTruthy();
    expect(document.activeElement).toBe(link());
    expect(go).not.toHaveBeenCalled();
  });
});

describe('a booking whose link was lost', () => {
  const reference = () => screen.getByRole('textbox', { name: 'Reference' });
  const email = () => screen.getByRole('textbox', { name: 'E-mail you booked with' });
  const ask = () => screen.getByRole('button', { name: 'Send me the link' });

  test('is found by reference and e-mail, and what is said tells nobody whether there is one', async () => {
    const { user, service } = await openTrips();
    await user.type(reference(), ' 7k2m0qxa ');
    await user.type(email(), 'maria@example.com');
    await user.click(ask());
    expect(await screen.findByText(/^If we have a booking with this reference/)).toBeTruthy();
    expect(service.calls).toEqual([`find ${REF} by maria@example.com`]);
  });

  test('is not requested before both fields make sense', async () => {
    const { user, service } = await openTrips();
    await user.click(ask());
    expect(document.activeElement).toBe(reference());
    expect(reference().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please enter the reference: 8 digits and letters, such as 7K2M0QXA.')).toBeTruthy();
    await user.type(reference(), REF);
    await user.type(email(), 'maria');
    await user.click(ask());
    expect(document.activeElement).toBe(email());
    expect(service.calls).toEqual([]);
  });

  test('says what happened where nothing was sent', async () => {
    const service = aTwin();
    service.failWith('find', { kind: 'unavailable', detail: 'Try again in 60 seconds.' });
    const { user } = await openTrips(service);
    await user.type(reference(), REF);
    await user.type(email(), 'maria@example.com');
    await user.click(ask());
    const shown = await screen.findByText(/^Nothing was sent: our service is not responding right now/);
    expect(shown.textContent?.match(/try again/gi)).toHaveLength(1);
  });
});
