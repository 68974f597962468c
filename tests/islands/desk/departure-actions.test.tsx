import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aDeskDay,
  aDeskDeparture,
  aDeskNetwork,
  aSession,
  type DeskNetwork,
} from '../../fixtures/fakes/a-desk-network.ts';
import { freshDesks, openDesk } from '../../fixtures/steps/an-open-desk.tsx';

const DEPARTURE = { screen: 'departure', day: '2027-01-12', listing: 'SV-PPS-ELN', time: '07:30' } as const;
const WHAT = { scope: { kind: 'listing', id: 'SV-PPS-ELN' }, day: '2027-01-12', time: '07:30' } as const;

let network: DeskNetwork;

const sent = () => network.calls.filter(({ method }) => method === 'POST');

beforeEach(() => {
  network = aDeskNetwork();
  network.answer('GET /api/desk/session', aSession());
  network.answer('GET /api/desk/departures', aDeskDay());
  network.answer('POST /api/desk/departures', { asOf: '2027-01-12T06:00:00+08:00', departures: [] });
});

freshDesks();

async function press(name: string) {
  const user = openDesk(DEPARTURE);
  await user.click(await screen.findByRole('button', { name }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

describe('what the desk does with a departure (specification.md#changes-of-a-day)', () => {
  test('is closed with a reason, and shows that at once', async () => {
    const { user, dialog } = await press('Close it');
    await user.click(dialog.getByRole('button', { name: 'Close it' }));
    expect(dialog.getByText('Say why in a few words.')).toBeTruthy();
    expect(sent()).toEqual([]);
    network.answer('GET /api/desk/departures', aDeskDay([aDeskDeparture({ state: 'closed', reason: 'road works' })]));
    await user.type(dialog.getByRole('textbox', { name: 'Why?' }), 'road works');
    await user.click(dialog.getByRole('button', { name: 'Close it' }));
    expect(await screen.findByText('Closed: road works')).toBeTruthy();
    expect(sent().map(({ body }) => body)).toEqual([{ ...WHAT, change: { kind: 'close' }, reason: 'road works' }]);
    expect(screen.queryByRole('button', { name: 'Close it' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Open it again' })).toBeTruthy();
  });

  test('gets other vehicles and places, for this hour alone', async () => {
    const { user, dialog } = await press('Places');
    await user.clear(dialog.getByRole('textbox', { name: 'Vans' }));
    await user.type(dialog.getByRole('textbox', { name: 'Vans' }), '2');
    await user.click(dialog.getByRole('button', { name: 'Save the places' }));
    const change = { kind: 'seats', units: 2, seats: 10 };
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ ...WHAT, change, reason: '' }]));
  });

  test('is called off for the whole day, and says who gets a mail', async () => {
    const trip = { bookingRef: '7K2M0QXA', tripRef: 'VAN00000', status: 'paid', isNew: true };
    const calledOff = { asOf: '2027-01-12T06:00:00+08:00', departures: [], trips: [trip], companies: ['Zion'] };
    network.answer('POST /api/desk/departures/call-off', calledOff);
    const { user, dialog } = await press('Call it off');
    expect(screen.getByRole('dialog').textContent).toContain('1 booking at this hour: they get a mail');
    await user.click(dialog.getByRole('radio', { name: 'All hours of this day' }));
    await user.type(dialog.getByRole('textbox', { name: 'Why?' }), 'storm');
    await user.click(dialog.getByRole('button', { name: 'Call it off' }));
    expect(await screen.findByText('1 booking gets a mail now.')).toBeTruthy();
    expect(screen.getByText('Zion gets a mail.')).toBeTruthy();
    expect(sent().map(({ body }) => body)).toEqual([{ ...WHAT, time: null, reason: 'storm' }]);
  });

  test('is printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const user = openDesk(DEPARTURE);
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('is not for drivers', async () => {
    network.answer('GET /api/desk/session', aSession('driver'));
    openDesk(DEPARTURE);
    await screen.findByText('2 of 10 places');
    expect(screen.queryByRole('button', { name: 'Call it off' })).toBeNull();
    expect(network.calls.some(({ path }) => path.includes('empty'))).toBe(false);
  });
});

test('the day shows departures that nobody has booked, where somebody wants to see them', async () => {
  network.answer('GET /api/desk/departures', aDeskDay([]));
  const user = openDesk({ screen: 'day', day: '2027-01-12' });
  await screen.findByText(/^Nobody travels/);
  network.answer('GET /api/desk/departures?day=2027-01-12&empty=1', aDeskDay([aDeskDeparture({ groups: [] })]));
  await user.click(screen.getByRole('checkbox', { name: 'Also departures that nobody has booked' }));
  expect(await screen.findByRole('link', { name: /Shared van to El Nido/ })).toBeTruthy();
});
