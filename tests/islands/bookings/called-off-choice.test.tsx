import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openBooking, read } from '../../fixtures/steps/an-open-confirmation.tsx';
import { aTwin, boat, booked, freshScreens, REF, van } from '../../fixtures/steps/an-open-screen.tsx';

freshScreens();

/** A paid booking with some trips that were called off, opened by the link of the mail. */
async function openChoice(query: string, { items = [van], calledOff = ['VAN00000'] } = {}) {
  const service = aTwin();
  const { trips } = await booked(service, items);
  const paidCents = trips.reduce((sum, { totalUsd }) => sum + totalUsd * 100, 0);
  service.change(REF, { status: 'paid', paidCents, expiresAt: null });
  service.callOff(REF, calledOff);
  const opened = await openBooking(service, `/confirmation#ref=${REF}&secret=${'s'.repeat(43)}${query}`);
  await read(service);
  await screen.findByRole('region', { name: /^Voucher/ });
  return opened;
}

const question = () => screen.queryByRole('dialog', { name: 'Cancel this booking?' });

describe('the links of the mail about a trip that is called off (specification.md#calling-off-a-departure)', () => {
  test('one opens the cancellation, with all that comes back', async () => {
    await openChoice('&choice=cancel&trip=VAN00000');
    await waitFor(() => expect(question()?.textContent).toContain('If you cancel now, you get a full refund of US$34'));
    expect(location.hash).toBe(`#ref=${REF}`);
  });

  test('the question is asked once, and not again when it was answered', async () => {
    const { user } = await openChoice('&choice=cancel&trip=VAN00000');
    await waitFor(() => expect(question()).toBeTruthy());
    await user.click(screen.getByRole('button', { name: 'Keep booking' }));
    await waitFor(() => expect(question()).toBeNull());
    expect(screen.getByText(/cancel the booking and get a full refund/)).toBeTruthy();
  });

  test('one of several trips is taken out alone, with its money shown first', async () => {
    const { service, user } = await openChoice('&choice=cancel&trip=VAN00000', { items: [van, boat] });
    const dialog = await screen.findByRole('dialog', { name: 'Refund for this trip?' });
    expect(dialog.textContent).toContain('You get back US$34, everything you paid for this trip');
    expect(dialog.textContent).toContain('Your other trips stay booked.');
    expect(question()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove the trip' }));
    const gone = await screen.findByRole('region', { name: 'Trips taken out' });
    expect(gone.textContent).toContain('You get US$34 back.');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Trips taken out'));
    expect(screen.queryByText('This trip is called off')).toBeNull();
    expect(service.view(REF)).toMatchObject({ status: 'paid', trips: [{ ref: boat.ref }], refundDue: { minor: 3400 } });
  });

  test('where the refund is another one by now, nothing is taken out and the new one is shown', async () => {
    const { service, user } = await openChoice('&choice=cancel&trip=VAN00000', { items: [van, boat] });
    const dialog = await screen.findByRole('dialog', { name: 'Refund for this trip?' });
    service.change(REF, { refundedCents: 1400 });
    await user.click(screen.getByRole('button', { name: 'Remove the trip' }));
    expect((await within(dialog).findByText('The refund is another one now.')).role).toBe('alert');
    await waitFor(() => expect(dialog.textContent).toContain('You get back US$20, the way you paid.'));
    expect(service.view(REF).trips).toHaveLength(2);
  });

  test('a request whose answer was lost is sent again under its key', async () => {
    const { service, user } = await openChoice('&choice=cancel&trip=VAN00000', { items: [van, boat] });
    const dialog = await screen.findByRole('dialog', { name: 'Refund for this trip?' });
    const dropTrip = vi.spyOn(service, 'dropTrip');
    service.loseNextAnswer();
    await user.click(screen.getByRole('button', { name: 'Remove the trip' }));
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).not.toBe(''));
    await user.click(screen.getByRole('button', { name: 'Remove the trip' }));
    await screen.findByRole('region', { name: 'Trips taken out' });
    const keys = dropTrip.mock.calls.map(([, , key]) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test.each([
    ['an unknown choice', '&choice=delete&trip=VAN00000', ['VAN00000']],
    ['an unknown trip', '&choice=cancel&trip=XXXXXXXX', ['VAN00000']],
    ['a trip that takes place', '&choice=cancel&trip=VAN00000', []],
  ])('opens nothing for %s', async (_name, query, calledOff) => {
    await openChoice(query, { calledOff });
    expect(question()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
