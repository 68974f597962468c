import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aBookedVan, aBooking } from '../../fixtures/builders/a-booking.ts';
import { aBookingFile } from '../../fixtures/builders/a-desk-booking.ts';
import { aDeskNetwork, aSession, type DeskNetwork } from '../../fixtures/fakes/a-desk-network.ts';
import { freshDesks, openDesk } from '../../fixtures/steps/an-open-desk.tsx';

const PATH = '/api/desk/bookings/7K2M0QXA';
const REFUND = { minor: 17_300, currency: 'USD' };
const other = aBookedVan({ ref: 'BBBBBBBB', title: 'Tour A' });
const van = aBookedVan({ isCalledOff: true, refundIfDropped: REFUND });

let network: DeskNetwork;
const fileWith = (changes: object) => aBookingFile({ booking: aBooking({ ref: '7K2M0QXA', ...changes }) });
const sent = () => network.calls.filter(({ method }) => method !== 'GET');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-10T09:00:00+08:00') });
  network = aDeskNetwork();
  network.answer('GET /api/desk/session', aSession());
  network.answer(`GET ${PATH}`, fileWith({ trips: [van, other] }));
});

freshDesks();

async function openDrop() {
  const user = openDesk({ screen: 'booking', ref: '7K2M0QXA' });
  await user.click(await screen.findByRole('button', { name: `Money back: ${van.title}` }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Take this trip out?' }) };
}

describe('the money of a called-off trip at the desk (specification.md#a-booking-at-the-desk)', () => {
  test('is shown before the trip is taken out, and only once it was is it gone', async () => {
    const { ref, title, departure, trip } = van;
    const dropped = { ref, title, departure, people: trip.people, paid: REFUND };
    network.answer(`POST ${PATH}/dropped-trips`, fileWith({ trips: [other], droppedTrips: [dropped] }));
    const { user, dialog } = await openDrop();
    expect(dialog.textContent).toContain('US$173 is to be given back: all that was paid for it.');
    expect(sent()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Take the trip out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = { tripRef: ref, expectedRefund: REFUND };
    expect(sent()).toMatchObject([{ method: 'POST', path: `${PATH}/dropped-trips`, body }]);
    expect(screen.getByText(/^Taken out, as it was called off/).textContent).toContain('US$173 was paid for it.');
  });

  test('says why nothing was changed', async () => {
    const detail = 'The refund is now US$150. Nothing was changed: check the amount and decide again.';
    network.answer(`POST ${PATH}/dropped-trips`, { status: 409, code: 'other-refund', detail });
    const { user, dialog } = await openDrop();
    await user.click(within(dialog).getByRole('button', { name: 'Take the trip out' }));
    expect((await within(dialog).findByText(detail)).role).toBe('alert');
  });

  test('is offered for no trip that takes place', async () => {
    openDesk({ screen: 'booking', ref: '7K2M0QXA' });
    await screen.findByRole('button', { name: `Change: ${other.title}` });
    expect(screen.queryByRole('button', { name: `Money back: ${other.title}` })).toBeNull();
  });
});
