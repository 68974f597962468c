import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
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

  test('one of several trips has its money asked for by a mail, which cancels nothing', async () => {
    await openChoice('&choice=cancel&trip=VAN00000', { items: [van, boat] });
    const link = screen.getByRole('link', { name: 'Ask for a refund of this trip' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`Booking ${REF}: refund for one trip`);
    expect(question()).toBeNull();
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
