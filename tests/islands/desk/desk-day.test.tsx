import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aDeskDay,
  aDeskDeparture,
  aDeskNetwork,
  aDeskTrip,
  aSession,
  type DeskNetwork,
  SIGNED_OUT,
} from '../../fixtures/fakes/a-desk-network.ts';
import { freshDesks, openDesk } from '../../fixtures/steps/an-open-desk.tsx';

const DEPARTURE = { screen: 'departure', day: '2027-01-12', listing: 'SV-PPS-ELN', time: '07:30' } as const;

const EMPTY = aDeskDeparture({ time: '17:30', groups: [], people: 0 });

freshDesks();

let network: DeskNetwork;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-12T06:00:00+08:00') });
  network = aDeskNetwork();
  network.answer('GET /api/desk/session', aSession());
  network.answer('GET /api/desk/departures', aDeskDay());
});

describe('the day at the desk (specification.md#departures-of-a-day)', () => {
  test('lists its departures with places, what is open, and how old that is', async () => {
    const unpaid = aDeskTrip({ isCertain: false, missing: ['not paid'] });
    const late = aDeskDeparture({
      time: '13:30',
      state: 'closed',
      reason: 'road works',
      warnings: ['over by 2: 12 of 10 taken'],
      groups: [{ vehicle: null, people: 2, cashPhp: 0, trips: [unpaid] }],
    });
    network.answer('GET /api/desk/departures?day=2027-01-12', aDeskDay([aDeskDeparture(), late]));
    openDesk();
    expect(await screen.findByRole('heading', { level: 1, name: 'Today, Tue, Jan 12, 2027' })).toBeTruthy();
    const [first, second] = await screen.findAllByRole('link', { name: /Shared van to El Nido/ });
    expect(first?.textContent).toContain('7:30 AM');
    expect(first?.textContent).toContain('2 of 10 places · Zion');
    expect(first?.textContent).toContain('1 with names missing');
    expect(second?.textContent).toContain('Closed: road works');
    expect(second?.textContent).toContain('over by 2: 12 of 10 taken');
    expect(second?.textContent).toContain('1 not paid');
    expect(screen.getByText('As of 6:00 AM')).toBeTruthy();
  });

  test('says that nobody travels, and leads to the next day', async () => {
    network.answer('GET /api/desk/departures', aDeskDay([]));
    const user = openDesk();
    expect(await screen.findByText(/^Nobody travels on this day/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tomorrow, Wed, Jan 13, 2027' })).toBeTruthy();
    expect(network.calls.at(-1)?.path).toBe('/api/desk/departures?day=2027-01-13');
  });

  test.each(['desk', 'driver'] as const)(
    'has a departure as a file for spreadsheets, for the role %s',
    async (role) => {
      network.answer('GET /api/desk/session', aSession(role));
      openDesk(DEPARTURE);
      const link = await screen.findByRole('link', { name: 'List (CSV)' });
      expect(link.getAttribute('href')).toBe('/api/desk/manifest?day=2027-01-12&listing=SV-PPS-ELN&time=07%3A30');
      expect(link.hasAttribute('download')).toBe(true);
    },
  );

  test('says which reseller sold a group, to drivers too (specification.md#bookings-of-resellers)', async () => {
    network.answer('GET /api/desk/session', aSession('driver'));
    const sold = aDeskTrip({ bookingRef: '8N3P1RYB', tripRef: 'VAN00001', reseller: 'Island Trips' });
    const groups = [{ vehicle: null, people: 4, cashPhp: 0, trips: [aDeskTrip(), sold] }];
    network.answer('GET /api/desk/departures', aDeskDay([aDeskDeparture({ groups })]));
    openDesk(DEPARTURE);
    const seller = await screen.findByText('Island Trips');
    expect(seller.previousElementSibling?.textContent).toBe('Sold by');
    expect(within(seller.closest('article') as HTMLElement).getByText('8N3P1RYB')).toBeTruthy();
    expect(screen.getAllByText('Sold by')).toHaveLength(1);
  });

  test('shows drivers neither bookings nor money', async () => {
    network.answer('GET /api/desk/session', aSession('driver'));
    openDesk(DEPARTURE);
    expect(await screen.findByText('7K2M0QXA')).toBeTruthy();
    const links = within(screen.getByRole('navigation', { name: 'Desk' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Today', 'You']);
    expect(screen.queryByRole('link', { name: '7K2M0QXA' })).toBeNull();
  });

  test('keeps what it has when the connection is lost, and says so', async () => {
    const user = openDesk();
    await screen.findByText('As of 6:00 AM');
    network.setOffline(true);
    await user.click(screen.getByRole('button', { name: 'As of 6:00 AM' }));
    expect(await screen.findByText('No connection. What you see may be out of date.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Shared van to El Nido/ })).toBeTruthy();
  });

  test('reads itself again as soon as the connection is back', async () => {
    const user = openDesk();
    await user.click(await screen.findByRole('button', { name: 'As of 6:00 AM' }));
    network.setOffline(true);
    await user.click(screen.getByRole('button', { name: 'As of 6:00 AM' }));
    await screen.findByText(/^No connection/);
    network.setOffline(false);
    await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
  });

  test('offers to try again where nothing could be read', async () => {
    const user = openDesk();
    await screen.findByText('As of 6:00 AM');
    network.setOffline(true);
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    expect(await screen.findByText('No connection. Nothing could be read.')).toBeTruthy();
    expect(screen.queryByText('Loading')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test('counts departures with travellers, and promises new bookings of days to come alone', async () => {
    network.answer('GET /api/desk/departures?day=2027-01-12', aDeskDay([aDeskDeparture(), EMPTY]));
    network.answer('GET /api/desk/departures?day=2027-01-11', aDeskDay([]));
    const user = openDesk();
    expect((await screen.findByText(/on 1 departure$/)).textContent).toBe('2 people on 1 departure');
    await user.click(screen.getByRole('button', { name: 'Day before' }));
    expect((await screen.findByText(/^Nobody travels/)).textContent).toBe('Nobody travels on this day.');
  });

  test('gives way to signing in when the session has ended', async () => {
    const user = openDesk();
    await screen.findByText('As of 6:00 AM');
    network.answer('GET /api/desk/departures', SIGNED_OUT);
    await user.click(screen.getByRole('button', { name: 'As of 6:00 AM' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByText('You are signed out. Sign in again.')).toBeTruthy();
    expect(screen.queryByText('2 of 10', { exact: false })).toBeNull();
  });
});
