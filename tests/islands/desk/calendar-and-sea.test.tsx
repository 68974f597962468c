import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aDeskNetwork, aSession, type DeskCall, type DeskNetwork } from '../../fixtures/fakes/a-desk-network.ts';
import { freshDesks, openDesk } from '../../fixtures/steps/an-open-desk.tsx';

let network: DeskNetwork;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-12T06:00:00+08:00') });
  network = aDeskNetwork();
  network.answer('GET /api/desk/session', aSession());
});

freshDesks();

const aDay = (day: string, changes: object = {}) => {
  return { day, departures: 0, people: 0, share: null, closed: 0, scheduled: 5, problems: 0, ...changes };
};

describe('the month at the desk (specification.md#calendar-of-the-desk)', () => {
  test('says of each day how full it is, and leads to it', async () => {
    const full = aDay('2027-01-02', { departures: 3, people: 14, share: 0.8, closed: 1, problems: 1 });
    const days = [aDay('2027-01-01'), full, aDay('2027-01-12')];
    network.answer('GET /api/desk/calendar?month=2027-01', {
      month: '2027-01',
      asOf: '2027-01-12T06:00:00+08:00',
      days,
    });
    const user = openDesk({ screen: 'calendar', month: null });
    const name = 'Sat, Jan 2, 2027: 14 on 3 departures, 80% full, 1 closed or on request, something is wrong';
    const day = await screen.findByRole('link', { name });
    expect(screen.getByRole('heading', { level: 1, name: 'January 2027' })).toBeTruthy();
    expect(day.getAttribute('href')).toBe('#/day/2027-01-02');
    expect(screen.getByRole('link', { name: /^Fri, Jan 1/ }).style.gridColumnStart).toBe('5');
    expect(screen.getByRole('link', { name: /^Tue, Jan 12/ }).getAttribute('aria-current')).toBe('date');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(network.calls.at(-1)?.path).toBe('/api/desk/calendar?month=2027-02'));
  });
});

describe('the sea at the desk (specification.md#the-sea)', () => {
  const normal = { port: 'ELN', status: 'normal', note: '', until: null, endsAt: null, by: null, at: null };
  const aSea = (changes: object = {}) => ({ asOf: '2027-01-12T06:00:00+08:00', ports: [{ ...normal, ...changes }] });
  const sent = () => network.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

  beforeEach(() => {
    network.answer('GET /api/desk/sea', aSea());
    network.answer('PUT /api/desk/sea', ({ body }: DeskCall) => {
      return aSea({
        ...(body as object),
        by: 'Ana',
        at: '2027-01-12T06:00:00+08:00',
        endsAt: '2027-01-13T06:00:00+08:00',
      });
    });
  });

  test('is set with one tap, then a note', async () => {
    const user = openDesk({ screen: 'sea' });
    const port = within(await screen.findByRole('region', { name: 'El Nido' }));
    expect(port.getByRole('button', { name: 'Normal' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(port.getByRole('button', { name: 'Rough' }));
    expect(await port.findByText(/^Set Tue, Jan 12, 6:00 AM, Ana\. It counts until Wed, Jan 13/)).toBeTruthy();
    expect(sent()).toEqual([{ port: 'ELN', status: 'rough', note: '', until: null }]);
    await user.type(port.getByRole('textbox', { name: 'Note for travellers' }), 'Strong wind');
    await user.click(port.getByRole('button', { name: 'Save the note' }));
    await waitFor(() => expect(sent()[1]).toEqual({ port: 'ELN', status: 'rough', note: 'Strong wind', until: null }));
    expect(port.queryByRole('button', { name: 'Save the note' })).toBeNull();
  });

  test('is normal again without a note', async () => {
    network.answer(
      'GET /api/desk/sea',
      aSea({ status: 'closed', note: 'Storm', by: 'Ana', at: '2027-01-11T06:00:00+08:00' }),
    );
    const user = openDesk({ screen: 'sea' });
    await user.click(await screen.findByRole('button', { name: 'Normal' }));
    await waitFor(() => expect(sent()).toEqual([{ port: 'ELN', status: 'normal', note: '', until: null }]));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('calls a port off for a day, after it has said who is met and who gets a mail', async () => {
    network.answer('GET /api/desk/sea', aSea());
    const preview = { asOf: '2027-01-12T06:00:00+08:00', departures: 2, people: 9, bookings: 3, known: 1 };
    network.answer('GET /api/desk/departures/call-off', { ...preview, companies: ['ADSTS', 'Zion'] });
    const trip = { bookingRef: '7K2M0QXA', tripRef: 'VAN00000', status: 'paid', isNew: true };
    const done = { asOf: preview.asOf, departures: [], trips: [trip], companies: ['ADSTS'] };
    network.answer('POST /api/desk/departures/call-off', done);
    const user = openDesk({ screen: 'sea' });
    await user.click(await screen.findByRole('button', { name: 'Call off a day: El Nido' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Call off every boat from El Nido?' }));
    expect(await dialog.findByText('2 departures: 4 bookings, 9 people.')).toBeTruthy();
    expect(dialog.getByText('3 bookings get a mail and choose another day or all their money back.')).toBeTruthy();
    expect(dialog.getByText('1 booking knows of it already and gets no mail.')).toBeTruthy();
    expect(dialog.getByText('ADSTS and Zion get a mail.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Call them off' }));
    expect(dialog.getByText('Say why in a few words.')).toBeTruthy();
    expect(network.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Why?' }), 'a storm');
    await user.click(dialog.getByRole('button', { name: 'Call them off' }));
    expect(await screen.findByText('1 booking gets a mail now.')).toBeTruthy();
    const body = { scope: { kind: 'port', id: 'ELN' }, day: '2027-01-12', time: null, reason: 'a storm' };
    expect(network.calls.at(-1)).toMatchObject({ path: '/api/desk/departures/call-off', body });
  });
});
