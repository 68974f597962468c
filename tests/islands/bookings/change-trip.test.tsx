import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Booking } from '../../../src/lib/bookings/booking.schema.ts';
import { openBooking, openStored, read, voucher } from '../../fixtures/steps/an-open-confirmation.tsx';
import {
  aTwin,
  booked,
  freshScreens,
  keepOnDevice,
  openScreen,
  REF,
  stored,
  van,
} from '../../fixtures/steps/an-open-screen.tsx';

type Opened = Awaited<ReturnType<typeof openStored>>;

const changeButton = () => screen.getByRole('button', { name: /^Change this trip: Shared van/ });
const inDialog = () => within(screen.getByRole('dialog'));
const onDevice = () => stored<readonly { booking: Booking }[]>('kept-bookings.1')[0]?.booking;
const statusOfChange = () => changeButton().parentElement?.querySelector('[role=status]')?.textContent;

const storeHere = async (booking: Booking) =>
  (await import('../../../src/islands/booking-service/stored-bookings.store.ts')).storeBooking(booking);

freshScreens();

beforeAll(() => import('../../../src/islands/booking/TripChangeDialog.tsx').then(() => undefined), 60_000);

afterEach(() => vi.restoreAllMocks());

/** The page of a booking of the van, with the form that changes it. */
async function openForm(service = aTwin()): Promise<Opened> {
  const opened = await openStored({ service, items: [van] });
  await read(service);
  await opened.user.click(changeButton());
  await screen.findByRole('button', { name: 'See the difference' }, { timeout: 10_000 });
  return opened;
}

async function requestOneMore({ user }: Opened): Promise<void> {
  await user.click(inDialog().getByRole('button', { name: 'More people' }));
  await user.click(inDialog().getByRole('button', { name: 'See the difference' }));
}

describe('changing a trip (specification.md#changing-a-trip)', () => {
  test('begins with what is booked, and says the difference before anything is changed', async () => {
    const opened = await openForm();
    expect(inDialog().getByRole<HTMLInputElement>('spinbutton').value).toBe('2');
    await requestOneMore(opened);
    expect(await inDialog().findByText('New price US$51 instead of US$34.')).toBeTruthy();
    expect(inDialog().getByText('You have US$51 to pay in all, US$17 more than before.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Is this right?'));
    expect(opened.service.view(REF).totalUsd).toBe(34);
  });

  test('shows and stores the booking as it is then, says so below its button and focuses that', async () => {
    const opened = await openForm();
    await requestOneMore(opened);
    await opened.user.click(await inDialog().findByRole('button', { name: 'Change the trip' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(voucher()).getByText(/^3 people/)).toBeTruthy();
    expect(onDevice()?.totalUsd).toBe(51);
    await waitFor(() => expect(document.activeElement).toBe(changeButton()));
    await waitFor(() =>
      expect(statusOfChange()).toBe(
        'Your trip has been changed. You have US$51 to pay in all, US$17 more than before.',
      ),
    );
  });

  test('is said no longer once something is paid or the booking is another one', async () => {
    const opened = await openForm();
    await requestOneMore(opened);
    await opened.user.click(await inDialog().findByRole('button', { name: 'Change the trip' }));
    await waitFor(() => expect(statusOfChange()).toMatch(/^Your trip has been changed/));
    opened.service.change(REF, { status: 'paid', paidCents: 5100, expiresAt: null });
    await storeHere(opened.service.view(REF));
    await waitFor(() => expect(statusOfChange()).toBe(''));
  });

  test('says what is left and up to three other departures where there is no room', async () => {
    const service = aTwin();
    const opened = await openForm(service);
    const days = ['2027-01-13', '2027-01-14', '2027-01-15', '2027-01-16'];
    const alternatives = days.map((date) => ({ date, time: '07:30', vacancies: date.endsWith('15') ? 3 : 8 }));
    service.fill({ ref: van.ref, status: 'LIMITED', vacancies: 2, largestGroup: 2, alternatives });
    await requestOneMore(opened);
    await opened.user.click(await inDialog().findByRole('button', { name: 'Change the trip' }));
    expect(
      await inDialog().findByText(/^Only 2 places are left, and there are 3 of you. Nothing was changed/),
    ).toBeTruthy();
    expect(inDialog().getAllByRole('button', { name: /Jan 1\d/ })).toHaveLength(3);
    expect(inDialog().getAllByRole('button', { name: /Jan 15, 7:30 AM ?, 3 places left$/ })).toHaveLength(1);
    service.fill(null);
    await opened.user.click(inDialog().getByRole('button', { name: /Jan 14/ }));
    await opened.user.click(await inDialog().findByRole('button', { name: 'Change the trip' }));
    await waitFor(() => expect(service.view(REF).trips[0]?.trip).toMatchObject({ date: '2027-01-14', people: 3 }));
  });

  test('is decided again where the price is another one meanwhile', async () => {
    const opened = await openForm();
    await requestOneMore(opened);
    const { changeTrip } = opened.service;
    opened.service.changeTrip = (ref, request, key) => changeTrip(ref, { ...request, expectedTotalUsd: 1 }, key);
    await opened.user.click(await inDialog().findByRole('button', { name: 'Change the trip' }));
    expect(await inDialog().findByText(/^The price has changed\. Your trip was not changed/)).toBeTruthy();
    expect(inDialog().getByText('New price US$51 instead of US$34.')).toBeTruthy();
    opened.service.changeTrip = changeTrip;
    await opened.user.click(inDialog().getByRole('button', { name: 'Change the trip' }));
    await waitFor(() => expect(opened.service.view(REF).totalUsd).toBe(51));
  });

  test('is sent again under its key while nobody answers, and under another once it is another one', async () => {
    const opened = await openForm();
    const keys: string[] = [];
    const { changeTrip } = opened.service;
    opened.service.changeTrip = (ref, request, key) => {
      keys.push(key);
      return changeTrip(ref, request, key);
    };
    opened.service.failWith('changeTrip', { kind: 'offline' });
    await requestOneMore(opened);
    const confirm = async () => opened.user.click(await inDialog().findByRole('button', { name: 'Change the trip' }));
    await confirm();
    await confirm();
    expect(keys).toEqual([expect.stringMatching(/^[0-9A-Z]{16}$/), keys[0]]);
    await opened.user.click(inDialog().getByRole('button', { name: 'Choose again' }));
    await requestOneMore(opened);
    opened.service.failWith('changeTrip', null);
    await confirm();
    await waitFor(() => expect(opened.service.view(REF).trips[0]?.trip.people).toBe(4));
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('needs a connection, and sends nothing later', async () => {
    const opened = await openForm();
    opened.service.failWith('everything', { kind: 'offline' });
    await requestOneMore(opened);
    expect(await inDialog().findByText(/You need a connection to change a trip/)).toBeTruthy();
    opened.service.failWith('everything', null);
    await opened.user.click(inDialog().getByRole('button', { name: 'See the difference' }));
    expect(await inDialog().findByRole('button', { name: 'Change the trip' })).toBeTruthy();
    expect(opened.service.view(REF).totalUsd).toBe(34);
  });

  test('says without a connection that it needs one, and opens no form', async () => {
    const service = aTwin();
    const { user } = await openStored({ service, items: [van] });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(changeButton());
    expect(await screen.findByText(/^You need a connection to change a trip/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('asks nobody where nothing is different', async () => {
    const { user, service } = await openForm();
    await user.click(inDialog().getByRole('button', { name: 'See the difference' }));
    expect(await inDialog().findByText('That is what you have already booked.')).toBeTruthy();
    expect(service.calls).not.toContain(`quote ${REF}`);
  });

  test('is refused in words where it is too late for the service', async () => {
    const opened = await openForm();
    const detail = 'It is too late to change this trip here. Write to us or call us.';
    opened.service.quoteTripChange = async () => ({ kind: 'conflict', detail });
    await requestOneMore(opened);
    expect(await inDialog().findByText(detail)).toBeTruthy();
    expect(inDialog().queryByRole('button', { name: 'Change the trip' })).toBeNull();
  });

  test('is on the list of bookings afterwards, without another request', async () => {
    const opened = await openForm();
    await opened.user.click(inDialog().getByRole('radio', { name: /^9:30 AM/ }));
    await opened.user.click(inDialog().getByRole('button', { name: 'See the difference' }));
    await opened.user.click(await inDialog().findByRole('button', { name: 'Change the trip' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    opened.service.failWith('read', { kind: 'offline' });
    const load = () => import('../../../src/islands/bookings/load-trips.ts').then(({ loadTrips }) => loadTrips());
    await openScreen(load, { go: vi.fn(), service: opened.service }, { path: '/trips' });
    expect(screen.getByRole('listitem').textContent).toContain('Tue, Jan 12, 9:30 AM, Palawan time');
  });

  test('is not offered once the trip has left', async () => {
    const service = aTwin();
    await booked(service, [van]);
    service.change(REF, { status: 'paid', paidCents: 3400, expiresAt: null });
    keepOnDevice(service.view(REF));
    service.failWith('read', { kind: 'offline' });
    vi.setSystemTime(Date.parse('2027-01-12T07:31:00+08:00'));
    await openBooking(service);
    expect(await screen.findByText(/^You can no longer cancel this booking here/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Change this trip/ })).toBeNull();
  });
});
