import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aListedBooking } from '../../fixtures/builders/a-desk-booking.ts';
import { aDeskDay, aDeskNetwork, aSession, type DeskNetwork } from '../../fixtures/fakes/a-desk-network.ts';
import { freshDesks, openDesk } from '../../fixtures/steps/an-open-desk.tsx';

let network: DeskNetwork;

const LIST = 'GET /api/desk/bookings';
const aList = (bookings = [aListedBooking()], next: string | null = null) => ({
  asOf: '2027-01-10T09:00:00+08:00',
  bookings,
  next,
});
const searches = () =>
  network.calls.filter(({ path }) => path.startsWith('/api/desk/bookings')).map(({ path }) => path);

beforeEach(() => {
  network = aDeskNetwork();
  network.answer('GET /api/desk/session', aSession());
  network.answer('GET /api/desk/departures', aDeskDay());
  network.answer(LIST, aList());
});

freshDesks();

describe('finding bookings (specification.md#finding-a-booking)', () => {
  test('begins with the newest, each with its state, trips and what is unpaid', async () => {
    const paid = aListedBooking({
      ref: '8N3P1RYB',
      name: 'Jo Park',
      status: 'cancelled',
      paidCents: 17_300,
      refundCents: 17_300,
    });
    network.answer(LIST, aList([aListedBooking(), paid]));
    openDesk({ screen: 'bookings', query: '' });
    const unpaid = await screen.findByRole('link', { name: /Maria Santos/ });
    expect(screen.getByRole('heading', { level: 1, name: 'Newest bookings' })).toBeTruthy();
    expect(unpaid.textContent).toContain('To be paid');
    expect(unpaid.textContent).toContain('Tue, Jan 12, 7:30 AM · Shared van to El Nido, 2 people · arrives 5J 637');
    expect(unpaid.textContent).toContain('US$173 not paid yet');
    expect(unpaid.getAttribute('href')).toBe('#/booking/7K2M0QXA');
    const cancelled = screen.getByRole('link', { name: /Jo Park/ });
    expect(cancelled.textContent).toContain('US$173 to give back');
    expect(cancelled.textContent).not.toContain('not paid yet');
  });

  test('says beside the reference which reseller sold it (specification.md#bookings-of-resellers)', async () => {
    const sold = aListedBooking({ ref: '8N3P1RYB', name: 'Jo Park', reseller: 'Island Trips' });
    network.answer(LIST, aList([aListedBooking(), sold]));
    openDesk({ screen: 'bookings', query: '' });
    expect((await screen.findByRole('link', { name: /Jo Park/ })).textContent).toContain(
      '8N3P1RYB · sold by Island Trips',
    );
    expect(screen.getByRole('link', { name: /Maria Santos/ }).textContent).not.toContain('sold by');
  });

  test('answers what is typed, with one request for a word, and keeps the focus', async () => {
    const user = openDesk({ screen: 'bookings', query: '' });
    const field = await screen.findByRole('searchbox', { name: 'Name, number, reference or flight' });
    network.answer(`${LIST}?query=park`, aList([aListedBooking({ name: 'Jo Park' })]));
    await user.type(field, 'park');
    expect(await screen.findByRole('link', { name: /Jo Park/ })).toBeTruthy();
    expect(searches().slice(1)).toEqual(['/api/desk/bookings?query=park']);
    expect(location.hash).toBe('#/bookings/park');
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('status').textContent).toBe('1 found');
  });

  test('says that nothing was found', async () => {
    network.answer(LIST, aList([]));
    openDesk({ screen: 'bookings', query: 'nobody' });
    expect(await screen.findByText(/^Nothing found/)).toBeTruthy();
  });

  test('leads to older ones and back', async () => {
    network.answer(LIST, aList([aListedBooking()], 'c1'));
    network.answer(`${LIST}?cursor=c1`, aList([aListedBooking({ name: 'Old Booking' })]));
    const user = openDesk({ screen: 'bookings', query: '' });
    await user.click(await screen.findByRole('button', { name: 'Older ones' }));
    expect(await screen.findByRole('link', { name: /Old Booking/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Newer ones' }));
    expect(await screen.findByRole('link', { name: /Maria Santos/ })).toBeTruthy();
  });

  test('is nothing for drivers, who are told so', async () => {
    network.answer('GET /api/desk/session', aSession('driver'));
    openDesk({ screen: 'bookings', query: '' });
    expect(await screen.findByText(/^This does not exist/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    expect(searches()).toEqual([]);
  });
});
