import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aBookedVan, aBooking } from '../../fixtures/builders/a-booking.ts';
import { aBookingFile } from '../../fixtures/builders/a-desk-booking.ts';
import { aDeskNetwork, aSession, type DeskNetwork } from '../../fixtures/fakes/a-desk-network.ts';
import { freshDesks, openDesk } from '../../fixtures/steps/an-open-desk.tsx';

const PATH = '/api/desk/bookings/7K2M0QXA';
let network: DeskNetwork;

const sent = () => network.calls.filter(({ method }) => method === 'POST');

beforeEach(() => {
  network = aDeskNetwork();
  network.answer('GET /api/desk/session', aSession());
  network.answer(`GET ${PATH}`, aBookingFile());
});

freshDesks();

async function openFile() {
  const user = openDesk({ screen: 'booking', ref: '7K2M0QXA' });
  await screen.findByRole('heading', { level: 2, name: 'Money' });
  return user;
}

describe('a booking at the desk (specification.md#a-booking-at-the-desk)', () => {
  test('shows its state, money, trips, mails and history', async () => {
    await openFile();
    expect(screen.getByRole('heading', { level: 1, name: aBooking().booker.name })).toBeTruthy();
    expect(screen.getByText('To be paid', { selector: '.desk-status' })).toBeTruthy();
    expect(screen.getByText(/^Not paid yet/).parentElement?.textContent).toContain('US$173');
    expect(screen.getByRole('heading', { level: 3, name: aBookedVan().title })).toBeTruthy();
    expect(screen.getByText('Booking received').closest('li')?.textContent).toContain('to the traveller');
    const entry = screen.getByText('The booking was placed.').closest('li');
    expect(entry?.textContent).toMatch(/^To be paidThe booking was placed\..+, The traveller$/);
  });

  test('offers what can be done now, and no more', async () => {
    await openFile();
    const offered = ['Confirm', 'Record a payment', 'Cancel'].map((name) => screen.queryByRole('button', { name }));
    expect(offered.every(Boolean)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Give money back' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'No-show' })).toBeNull();
  });

  test('asks for the payment first, and for none where nothing is due', async () => {
    await openFile();
    const classOf = (name: string) => screen.getByRole('button', { name }).className;
    expect([classOf('Record a payment'), classOf('Confirm')]).toEqual(['button', 'button button-quiet']);
    cleanup();
    network.answer(`GET ${PATH}`, aBookingFile({ dueCents: 0, duePesos: 0 }));
    await openFile();
    expect(classOf('Confirm')).toBe('button');
    expect(screen.queryByRole('button', { name: 'Record a payment' })).toBeNull();
  });

  test('says what was given back, beside its money and in its history', async () => {
    const refund = {
      id: 'r1',
      cents: 6400,
      method: 'manual',
      status: 'given',
      reason: 'Typhoon',
      actor: { kind: 'staff', name: 'Ana' },
      at: '2027-01-10T08:00:00+08:00',
      changedAt: '2027-01-10T08:30:00+08:00',
    } as const;
    network.answer(`GET ${PATH}`, aBookingFile({ refunds: [refund] }));
    await openFile();
    expect(screen.getByText('Given back').parentElement?.textContent).toBe('Given backUS$64');
    const entry = within(screen.getByRole('region', { name: 'History' })).getByText('US$64 back, given back');
    expect(entry.closest('li')?.textContent).toContain('Typhoon');
  });

  test('says why it cannot be cancelled without a connection', async () => {
    const user = await openFile();
    network.setOffline(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('What is owed could not be looked up, so this waits.')).toBeTruthy();
    expect(screen.getByText('No connection. Nothing could be read.')).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Cancel the booking' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  test('is confirmed after a dialog that says who is told', async () => {
    const user = await openFile();
    const confirmed = aBookingFile({ booking: aBooking({ status: 'confirmed' }), actions: ['pay', 'cancel'] });
    network.answer(`POST ${PATH}/status`, confirmed);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    const dialog = screen.getByRole('dialog', { name: 'Confirm this booking?' });
    expect(dialog.textContent).toContain('The traveller gets the confirmation by mail');
    expect(sent()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toMatchObject([{ path: `${PATH}/status`, body: { event: 'confirm' } }]);
    expect(screen.getByText('Confirmed', { selector: '.desk-status' })).toBeTruthy();
  });

  test('gets a payment with its number, in pesos, and says what it counts for', async () => {
    const user = await openFile();
    const payment = { cents: 17_300, isKnown: false, isLate: false };
    network.answer(`POST ${PATH}/payments`, { ...aBookingFile({ dueCents: 0 }), payment });
    await user.click(screen.getByRole('button', { name: 'Record a payment' }));
    expect(screen.getByText(/^US\$173 or ₱10,034 is not paid yet/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Record it' }));
    expect(screen.getByText('An amount, such as 10,000')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '10,034');
    await user.type(screen.getByRole('textbox', { name: /Number of the payment/ }), 'GC-1');
    await user.click(screen.getByRole('button', { name: 'Record it' }));
    expect(await screen.findByText('US$173 is recorded.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
    const amount = { currency: 'PHP', pesos: 10_034 };
    expect(sent().map(({ body }) => body)).toEqual([{ id: 'GC-1', amount, isTakenOnTheDay: false }]);
    expect(screen.queryByText(/^Not paid yet/)).toBeNull();
  });

  test('is cancelled for the refund that was shown and chosen, with a reason', async () => {
    const user = await openFile();
    const [refund, fullRefund] = [
      { minor: 8650, currency: 'USD' },
      { minor: 17_300, currency: 'USD' },
    ];
    network.answer(`GET ${PATH}/cancellation`, { refund, fullRefund });
    network.answer(
      `POST ${PATH}/cancellation`,
      aBookingFile({ booking: aBooking({ status: 'cancelled' }), actions: [] }),
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('radio', { name: /^US\$173/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel the booking' }));
    expect(sent()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Why?' }), 'storm');
    await user.click(screen.getByRole('button', { name: 'Cancel the booking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toMatchObject([{ body: { expectedRefund: fullRefund, isFullRefund: true, reason: 'storm' } }]);
  });

  test('keeps its dialog open with the reason of a refusal', async () => {
    const user = await openFile();
    network.answer(`POST ${PATH}/status`, {
      status: 409,
      detail: 'The booking is expired: that makes no sense for it.',
    });
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The booking is expired');
  });

  test('gives money back by hand where it came by hand', async () => {
    network.answer(`GET ${PATH}`, aBookingFile({ actions: ['refund'], refundCents: 8650, byHandCents: 8650 }));
    const user = await openFile();
    const refund = { results: [{ id: 'r1', cents: 8650, kind: 'done', why: null }], byHandCents: 0, byServiceCents: 0 };
    network.answer(`POST ${PATH}/refunds`, { ...aBookingFile({ actions: [] }), refund });
    await user.click(screen.getByRole('button', { name: 'Give money back' }));
    expect((screen.getByRole('radio', { name: /^I have paid it back For money/ }) as HTMLInputElement).checked).toBe(
      true,
    );
    await user.type(screen.getByRole('textbox', { name: 'Why?' }), 'storm');
    await user.click(screen.getByRole('button', { name: 'Record it' }));
    expect(await screen.findByText('US$86.50 is recorded as paid back.')).toBeTruthy();
    expect(sent().map(({ body }) => body)).toEqual([{ cents: null, reason: 'storm', method: 'by-hand' }]);
  });

  test('takes a note, and sends a mail again', async () => {
    const user = await openFile();
    const note = { at: '2027-01-10T09:01:00+08:00', text: 'Calls at six.', by: 'Ana' };
    network.answer(`POST ${PATH}/notes`, aBookingFile({ notes: [note] }));
    await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Calls at six.');
    await user.click(screen.getByRole('button', { name: 'Add the note' }));
    expect(await screen.findByText('Calls at six.')).toBeTruthy();
    network.answer(`POST ${PATH}/mail`, aBookingFile());
    await user.click(screen.getByRole('button', { name: 'Send again: Booking received to the traveller' }));
    expect(screen.getByRole('dialog').textContent).toContain(aBooking().booker.email);
    await user.click(screen.getByRole('button', { name: 'Send the mail' }));
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ body: { id: '7K2M0QXA-1-traveller' } }));
  });

  test('reads passports only when somebody asks, and once', async () => {
    const trips = [aBookedVan({ documents: 'passport' })];
    network.answer(`GET ${PATH}`, aBookingFile({ booking: aBooking({ trips }) }));
    const passport = { name: 'MARIA SANTOS', number: 'P1234567', expiry: '2031-05-20', country: 'PH' };
    const passports = [{ tripRef: trips[0]?.ref, index: 0, name: 'Maria', state: 'complete', passport }];
    network.answer(`GET ${PATH}/passports`, { asOf: '2027-01-10T09:00:00+08:00', passports });
    const user = await openFile();
    const readings = () => network.calls.filter(({ path }) => path.endsWith('/passports')).length;
    expect(readings()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Show the passports' }));
    expect((await screen.findByText('MARIA SANTOS')).parentElement?.textContent).toContain('P1234567, PH');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(readings()).toBe(1);
  });
});
