import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $pendingCheckIns } from '../../../src/islands/desk/pending-check-ins.store.ts';
import { publicKeysOf, signVoucher } from '../../../src/server/secrets/voucher-signature.ts';
import { aBooking } from '../../fixtures/builders/a-booking.ts';
import { aCamera } from '../../fixtures/fakes/a-camera.ts';
import {
  aDeskDay,
  aDeskDeparture,
  aDeskNetwork,
  aDeskTrip,
  aSession,
  type DeskCall,
  type DeskNetwork,
} from '../../fixtures/fakes/a-desk-network.ts';
import { aRing } from '../../fixtures/steps/a-services.ts';
import { freshDesks, openDesk } from '../../fixtures/steps/an-open-desk.tsx';

const DAY = '2027-01-12';
const REF = '7K2M0QXA';
const RING = aRing('2027');
const VOUCHER = signVoucher(aBooking({ ref: REF }), RING);
const KEYS = { day: DAY, asOf: `${DAY}T06:00:00+08:00`, keys: [...publicKeysOf(RING)], cancelled: [] };
let network: DeskNetwork;

freshDesks();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${DAY}T07:00:00+08:00`) });
  network = aDeskNetwork();
  network.answer('GET /api/desk/session', aSession());
  network.answer('GET /api/desk/departures', aDeskDay());
  network.answer('GET /api/desk/voucher-keys', KEYS);
  network.answer('PUT /api/desk/bookings', ({ body }: DeskCall) => {
    const { tripRef, index, state, at } = body as { tripRef: string; index: number; state: string; at: string };
    return { tripRef, index, checkIn: { state, at, by: 'Ana' } };
  });
});

async function openScan() {
  const user = openDesk({ screen: 'departure', day: DAY, listing: 'SV-PPS-ELN', time: '07:30' });
  await user.click(await screen.findByRole('button', { name: 'Scan vouchers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scan vouchers' }));
  return { user, dialog };
}

const sent = () => network.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as { index: number });
const WAITING = 'Hold the code of a voucher before the camera.';

describe('vouchers before a camera (specification.md#at-the-pier)', () => {
  test('are checked in with one tap, then the next one is read', async () => {
    const camera = aCamera();
    const { user, dialog } = await openScan();
    expect(await dialog.findByText(WAITING)).toBeTruthy();
    expect(dialog.getByText('7:30 AM Shared van to El Nido · 0 of 2 here')).toBeTruthy();
    camera.hold(VOUCHER);
    const word = await dialog.findByRole('heading', { name: 'Board' });
    expect(word).toBe(document.activeElement);
    expect(dialog.getByText('2 people may board.')).toBeTruthy();
    expect(dialog.getByText('Maria Santos, 2 people')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Check in 2 people' }));
    expect(await dialog.findByText('Checked in: Maria Santos, Traveller 2.')).toBeTruthy();
    await waitFor(() => expect(sent().map(({ index }) => index)).toEqual([0, 1]));
    expect(sent()[0]).toMatchObject({ tripRef: 'VAN00000', state: 'boarded' });
    // The same voucher, still in sight, is no new one; held there again, it is used.
    expect(dialog.queryByRole('heading', { name: 'Used' })).toBeNull();
  });

  test('are used once everybody has boarded, also before that was sent', async () => {
    const camera = aCamera();
    const { user, dialog } = await openScan();
    network.setOffline(true);
    await dialog.findByText(WAITING);
    camera.hold(VOUCHER);
    await user.click(await dialog.findByRole('button', { name: 'Check in 2 people' }));
    expect(await dialog.findByText('7:30 AM Shared van to El Nido · 2 of 2 here')).toBeTruthy();
    expect($pendingCheckIns.get()).toHaveLength(2);
    camera.hold(null);
    vi.setSystemTime(Date.now() + 10_000);
    camera.hold(VOUCHER);
    expect(await dialog.findByRole('heading', { name: 'Used' })).toBeTruthy();
    expect(dialog.getByText('Everybody on this voucher has boarded.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Check in/ })).toBeNull();
  });

  test('check in those who came alone', async () => {
    const camera = aCamera();
    const { user, dialog } = await openScan();
    camera.hold(VOUCHER);
    await user.click(await dialog.findByRole('checkbox', { name: 'Traveller 2' }));
    await user.click(dialog.getByRole('button', { name: 'Check in 1 person' }));
    await waitFor(() => expect(sent().map(({ index }) => index)).toEqual([0]));
  });

  test.each([
    ['Forged', VOUCHER.replace('Maria', 'Mario'), 'The voucher says: Mario Santos, 7K2M0QXA'],
    ['Unreadable', 'https://example.com', 'This is no voucher of ours. Ask for the reference of the booking.'],
    ['Unlisted', signVoucher(aBooking({ ref: 'ZZZZ9999' }), RING), 'The voucher says: Maria Santos, ZZZZ9999'],
  ])('that are %s let nobody be checked in', async (word, code, text) => {
    const camera = aCamera();
    const { user, dialog } = await openScan();
    camera.hold(code);
    expect(await dialog.findByRole('heading', { name: word })).toBeTruthy();
    expect(dialog.getByText(text)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Check in/ })).toBeNull();
    camera.hold(null);
    await user.click(dialog.getByRole('button', { name: 'Next scan' }));
    expect(await dialog.findByText(WAITING)).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  test('that need a look may be checked in all the same', async () => {
    const groups = [{ vehicle: null, people: 2, cashPhp: 0, trips: [aDeskTrip({ isCertain: false })] }];
    network.answer('GET /api/desk/departures', aDeskDay([aDeskDeparture({ groups })]));
    const camera = aCamera();
    const { user, dialog } = await openScan();
    camera.hold(VOUCHER);
    expect(await dialog.findByRole('heading', { name: 'Unpaid' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Check in 2 people all the same' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
  });

  test('are "Unchecked" on a device that has never had the keys', async () => {
    network.answer('GET /api/desk/voucher-keys', { status: 503 });
    const camera = aCamera();
    const { dialog } = await openScan();
    camera.hold(VOUCHER);
    expect(await dialog.findByRole('heading', { name: 'Unchecked' })).toBeTruthy();
    expect(dialog.getByText('Maria Santos, 2 people')).toBeTruthy();
    expect(dialog.getByText('No connection. What counts is the list of 6:00 AM.')).toBeTruthy();
  });
});

describe('vouchers without a camera (specification.md#at-the-pier)', () => {
  test.each([
    ['NotAllowedError', 'The camera is blocked', /^Allow the camera for this site/],
    ['NotFoundError', 'There is no camera here', /^Type the reference below/],
    ['NotReadableError', 'The camera did not open', /^Close other apps/],
  ])('are typed after %s, and the screen says what to do', async (error, title, text) => {
    aCamera(error);
    const { user, dialog } = await openScan();
    expect(await dialog.findByRole('heading', { name: title })).toBeTruthy();
    expect(dialog.getByText(text)).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Or type the reference' }), '7k2m 0qxa{Enter}');
    expect(await dialog.findByRole('heading', { name: 'Unsigned' })).toBeTruthy();
    expect(dialog.getByText('Maria Santos, 2 people')).toBeTruthy();
  });

  test('are checked as scanned ones where their whole text is pasted', async () => {
    aCamera('NotFoundError');
    const { user, dialog } = await openScan();
    await user.click(await dialog.findByRole('textbox', { name: 'Or type the reference' }));
    await user.paste(VOUCHER);
    await user.click(dialog.getByRole('button', { name: 'Check' }));
    expect(await dialog.findByRole('heading', { name: 'Board' })).toBeTruthy();
  });

  test('need something typed', async () => {
    aCamera('NotFoundError');
    const { user, dialog } = await openScan();
    await user.click(await dialog.findByRole('button', { name: 'Check' }));
    expect(dialog.getByText('Eight letters and digits, such as 7K2M0QXA')).toBeTruthy();
  });

  test('on a page without HTTPS are typed too', async () => {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
    const { dialog } = await openScan();
    expect(await dialog.findByRole('heading', { name: 'This page may not use the camera' })).toBeTruthy();
  });
});

test('a camera that another app has taken is opened again, and goes off with the dialog', async () => {
  const camera = aCamera();
  const { user, dialog } = await openScan();
  await dialog.findByText(WAITING);
  camera.stop();
  await user.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText(WAITING)).toBeTruthy();
  expect(camera.isOn()).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(camera.isOn()).toBe(false));
});
