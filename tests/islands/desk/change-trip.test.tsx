import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $knownListings } from '../../../src/islands/listing/known-listings.store.ts';
import { aBookedVan, aBooking } from '../../fixtures/builders/a-booking.ts';
import { aBookingFile } from '../../fixtures/builders/a-desk-booking.ts';
import { aListingDetail } from '../../fixtures/builders/a-listing-detail.ts';
import { aDeskNetwork, aSession, type DeskNetwork } from '../../fixtures/fakes/a-desk-network.ts';
import { freshDesks, openDesk } from '../../fixtures/steps/an-open-desk.tsx';

const PATH = '/api/desk/bookings/7K2M0QXA';
const usd = (minor: number) => ({ minor, currency: 'USD' });
const QUOTE = {
  ...{ oldTotalUsd: 173, newTotalUsd: 190, due: usd(1700), refund: usd(0), retained: usd(0) },
  companies: ['ADSTS'],
};

let network: DeskNetwork;
const van = aBookedVan();
const file = (trip: object = {}) =>
  aBookingFile({
    booking: aBooking({ ref: '7K2M0QXA', trips: [aBookedVan(trip)] }),
    asOf: '2027-01-05T09:00:00+08:00',
  });
const sent = () => network.calls.filter(({ method }) => method !== 'GET');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-05T06:00:00+08:00') });
  network = aDeskNetwork();
  network.answer('GET /api/desk/session', aSession());
  network.answer(`GET ${PATH}`, file());
  const detail = aListingDetail(undefined, {
    code: van.trip.listingCode,
    pickup: [{ id: 'pps-airport', name: 'Puerto Princesa Airport', kind: 'airport', special: false }],
    dropoff: [{ id: 'eln-town-hotels', name: 'El Nido hotels', kind: 'hotels', special: false }],
  });
  $knownListings.set(new Map([[detail.code, { kind: 'found', detail }]]));
});

freshDesks();

async function openChange() {
  const user = openDesk({ screen: 'booking', ref: '7K2M0QXA' });
  await user.click(await screen.findByRole('button', { name: `Change: ${van.title}` }));
  return user;
}

describe('a change of a trip at the desk (specification.md#changing-a-trip)', () => {
  test('says the difference and who gets a mail before it is made, and is made at that price', async () => {
    network.answer(`POST ${PATH}/trip-quote`, QUOTE);
    network.answer(`PUT ${PATH}/trip`, file({ departure: '2027-01-14T07:30:00+08:00' }));
    const user = await openChange();
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2027-01-14' } });
    await user.click(screen.getByRole('button', { name: 'See what it costs' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change this trip?' });
    expect(dialog.textContent).toContain('The price is US$190 instead of US$173.US$17 more is to be paid.');
    expect(dialog.textContent).toContain('Maria Santos and ADSTS get a mail with the change.');
    expect(sent().map(({ path }) => path)).toEqual([`${PATH}/trip-quote`]);
    await user.click(within(dialog).getByRole('button', { name: 'Change the trip' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { listingCode: _code, ...choice } = van.trip;
    const body = { tripRef: van.ref, choice: { ...choice, date: '2027-01-14' }, expectedTotalUsd: 190 };
    expect(sent().at(-1)).toMatchObject({ method: 'PUT', path: `${PATH}/trip`, body });
  });

  test('shows the new price where it has changed meanwhile, and changes nothing', async () => {
    network.answer(`POST ${PATH}/trip-quote`, QUOTE);
    network.answer(`PUT ${PATH}/trip`, { status: 409, code: 'other-price', detail: 'The price has changed.' });
    const user = await openChange();
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2027-01-14' } });
    await user.click(screen.getByRole('button', { name: 'See what it costs' }));
    await screen.findByText(/US\$190 instead/);
    network.answer(`POST ${PATH}/trip-quote`, { ...QUOTE, newTotalUsd: 180 });
    await user.click(screen.getByRole('button', { name: 'Change the trip' }));
    expect(await screen.findByText(/US\$180 instead/)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('The price has changed.');
  });

  test('asks for nothing where nothing is different', async () => {
    const user = await openChange();
    await user.click(screen.getByRole('button', { name: 'See what it costs' }));
    expect(screen.getByRole('alert').textContent).toMatch(/^That is what is booked/);
    expect(sent()).toEqual([]);
  });

  test('is not offered for a trip that has left, nor to who may not change bookings', async () => {
    network.answer(`GET ${PATH}`, { ...file(), asOf: '2027-01-12T08:00:00+08:00' });
    openDesk({ screen: 'booking', ref: '7K2M0QXA' });
    await screen.findByRole('heading', { level: 3, name: van.title });
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  });
});

describe('a hotel that was not known (specification.md#changing-a-trip)', () => {
  test('is named at the desk, where it says that nobody gets a mail', async () => {
    network.answer(
      `GET ${PATH}`,
      file({ unknownHotels: ['dropoff'], trip: { ...van.trip, dropoff: { areaId: 'eln', text: '' } } }),
    );
    network.answer(`PUT ${PATH}/hotels`, file());
    const user = openDesk({ screen: 'booking', ref: '7K2M0QXA' });
    await screen.findByRole('button', { name: /^Hotel: / });
    await user.click(screen.getByRole('button', { name: `Hotel: ${van.title}` }));
    const dialog = screen.getByRole('dialog', { name: 'Which hotel?' });
    expect(dialog.textContent).toContain('Nobody gets a mail');
    await user.click(within(dialog).getByRole('button', { name: 'Save the hotel' }));
    expect(within(dialog).getByText('The name of the hotel, such as: Casa Maria')).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox', { name: 'Hotel' }), 'Casa Maria');
    await user.click(within(dialog).getByRole('button', { name: 'Save the hotel' }));
    await waitFor(() => expect(screen.queryByText('Name the hotel')).toBeNull());
    expect(sent()).toMatchObject([{ body: { tripRef: van.ref, side: 'dropoff', hotel: 'Casa Maria' } }]);
  });

  test('is asked for at stops that are hotels alone', async () => {
    network.answer(`GET ${PATH}`, { ...file(), hotelStops: { [van.ref]: ['dropoff'] } });
    const user = openDesk({ screen: 'booking', ref: '7K2M0QXA' });
    await user.click(await screen.findByRole('button', { name: `Hotel: ${van.title}` }));
    const options = within(screen.getByRole('dialog')).getAllByRole('radio');
    expect(options.map((option) => option.closest('label')?.textContent)).toEqual([`Drop-off${van.dropoff.name}`]);
    cleanup();
    network.answer(`GET ${PATH}`, { ...file(), hotelStops: { [van.ref]: [] } });
    openDesk({ screen: 'booking', ref: '7K2M0QXA' });
    await screen.findByRole('button', { name: `Change: ${van.title}` });
    expect(screen.queryByRole('button', { name: /^Hotel/ })).toBeNull();
  });
});
