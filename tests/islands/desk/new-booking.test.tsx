import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $knownListings } from '../../../src/islands/listing/known-listings.store.ts';
import { aBookingFile } from '../../fixtures/builders/a-desk-booking.ts';
import { aListingDetail } from '../../fixtures/builders/a-listing-detail.ts';
import { aDeskNetwork, aSession, type DeskNetwork } from '../../fixtures/fakes/a-desk-network.ts';
import { freshDesks, openDesk } from '../../fixtures/steps/an-open-desk.tsx';

let network: DeskNetwork;
const detail = aListingDetail();
const sent = () => network.calls.filter(({ method }) => method === 'POST');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-05T06:00:00+08:00') });
  network = aDeskNetwork();
  network.answer('GET /api/desk/session', aSession());
  $knownListings.set(new Map([[detail.code, { kind: 'found', detail }]]));
});

freshDesks();

describe('a booking at the counter (specification.md#booking-for-somebody)', () => {
  test('says what is missing, and sends nothing before', async () => {
    const user = openDesk({ screen: 'new-booking' });
    await user.selectOptions(await screen.findByLabelText('Trip'), detail.code);
    await user.click(await screen.findByRole('button', { name: /^Book for US\$/ }));
    expect(screen.getByText('The name, as on the passport')).toBeTruthy();
    expect(screen.getByText('Choose a day.')).toBeTruthy();
    expect(screen.queryByText(/^Tell us where/)).toBeNull();
    expect(screen.getByText('Tell them first, then tick this.')).toBeTruthy();
    expect(sent()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText('Day'));
  });

  test('says at once that nothing can be booked on a day that is over', async () => {
    const user = openDesk({ screen: 'new-booking' });
    await user.selectOptions(await screen.findByLabelText('Trip'), detail.code);
    fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2027-01-04' } });
    expect(screen.getByText('Nothing can be booked on this day.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Book for US\$/ }));
    expect(screen.queryByText(/^Choose a (?:departure|time)/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Day'));
  });

  test('tells a number without a country from one that does not exist', async () => {
    const user = openDesk({ screen: 'new-booking' });
    await user.selectOptions(await screen.findByLabelText('Trip'), detail.code);
    await user.type(await screen.findByLabelText('Mobile'), '7700 900123');
    await user.click(screen.getByRole('button', { name: /^Book for US\$/ }));
    expect(screen.getByText(/^A number such as 0917/)).toBeTruthy();
    await user.clear(screen.getByLabelText('Mobile'));
    await user.type(screen.getByLabelText('Mobile'), '+44 7700 900123');
    expect(screen.getByText('This number does not exist: check its digits.')).toBeTruthy();
  });

  test('is placed for the price shown, and gives the message to send', async () => {
    const message = { url: 'https://example.com/b', text: 'Pay here', sms: 'sms:+63', whatsapp: 'https://wa.me/63' };
    network.answer('POST /api/desk/bookings', { ...aBookingFile(), message });
    const user = openDesk({ screen: 'new-booking' });
    await user.selectOptions(await screen.findByLabelText('Trip'), detail.code);
    fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2027-01-12' } });
    const hour = screen.getByLabelText('Hour') as HTMLSelectElement;
    await user.selectOptions(hour, [...hour.options].at(-1)?.value ?? '');
    for (const hotel of screen.getAllByLabelText('Hotel, if known')) await user.type(hotel, 'Casa Maria');
    await user.type(screen.getByLabelText('Name'), 'Maria Santos');
    await user.type(screen.getByLabelText('Mobile'), '0917 555 0100');
    await user.type(screen.getByLabelText('E-mail'), 'maria@example.com');
    await user.click(screen.getByRole('checkbox', { name: /^They agree to our terms/ }));
    await user.click(screen.getByRole('button', { name: /^Book for US\$/ }));
    expect((await screen.findByRole('link', { name: 'Send by WhatsApp' })).getAttribute('href')).toBe(message.whatsapp);
    const body = sent()[0]?.body as { bookingItems: { totalUsd: number }[]; expectedTotalUsd: number };
    expect(body).toMatchObject({ contactInfo: { mobile: '+639175550100' }, payment: { kind: 'link' } });
    expect(body.expectedTotalUsd).toBe(body.bookingItems[0]?.totalUsd);
    await user.click(screen.getByRole('button', { name: 'Another booking' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'New booking' })).toBeTruthy());
  });
});
