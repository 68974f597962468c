import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { localTimeText } from '../../../src/lib/time/local-time.text.ts';
import { CARD, MANUAL } from '../../fixtures/fakes/a-booking-service.ts';
import { HOW, openBooking, openStored, read, voucher } from '../../fixtures/steps/an-open-confirmation.tsx';
import {
  aTwin,
  BOAT,
  boat,
  booked,
  freshScreens,
  keep,
  keepOnDevice,
  REF,
  selling,
  sold,
  stored,
  VAN,
  van,
} from '../../fixtures/steps/an-open-screen.tsx';
import { GERMAN_YEN, markedTexts } from '../../fixtures/steps/marked-texts.ts';

freshScreens();

describe('a booking (specification.md#routes: /confirmation)', () => {
  test('says honestly where it stands, with reference, voucher, cash, pickup and contacts', async () => {
    await openStored({ kept: { instructions: HOW } });
    expect(screen.getByRole('heading', { name: 'Booked, not paid yet' })).toBeTruthy();
    expect(within(voucher()).getByRole('heading', { name: 'Voucher, valid once it is paid' })).toBeTruthy();
    const [first, second] = within(voucher()).getAllByRole('listitem');
    expect(first?.textContent).toContain('Tue, Jan 12, 2027Be ready at 7:15 AM, leaves 7:30 AM');
    expect(second?.textContent).toContain(BOAT.title);
    expect(
      await within(voucher()).findByRole('img', { name: `Booking ${REF} as a QR code for the driver or guide` }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: '+63 48 555 0100' }).getAttribute('href')).toBe('tel:+63485550100');
    expect(screen.getByRole('link', { name: 'Add traveller details' }).getAttribute('href')).toBe(
      `/participants/${REF}`,
    );
  });

  test('opens the pickup in the app for maps (specification.md#maps)', async () => {
    await openStored();
    const [link] = within(voucher()).getAllByRole('link', { name: 'Open in maps' });
    const place = link?.closest('dd')?.firstChild?.textContent;
    expect(place).toBeTruthy();
    expect(new URL(link?.getAttribute('href') ?? '').searchParams.get('query')).toBe(`${place}, Palawan`);
  });

  test('says until when it is to be paid, here and in Palawan, and where the mail about it went', async () => {
    await openStored();
    const head = document.querySelector('.status-head');
    expect(head?.textContent).toContain('Pay by Mon, Jan 11, 8:30 AM, Palawan time');
    const here = localTimeText(Date.parse('2027-01-11T08:30:00+08:00'), 'en-US');
    expect(head?.textContent).toContain(here === null ? 'Palawan time. After that' : `(${here} where you are)`);
    expect(head?.textContent).toContain('in our e-mail to maria@example.com.');
    expect(screen.getByRole('region', { name: 'What you pay' }).textContent).toContain(
      'Due by Mon, Jan 11, 8:30 AM, Palawan time$124',
    );
  });

  test('shows how to pay until it is paid', async () => {
    const { service } = await openStored({ kept: { instructions: HOW } });
    const payment = screen.getByRole('region', { name: 'How to pay' });
    expect(payment.textContent).toContain('US$124 or ₱7,192');
    service.change(REF, { status: 'paid', paidCents: 12_400, expiresAt: null });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Paid' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'How to pay' })).toBeNull();
    expect(within(voucher()).getByRole('heading', { name: 'Voucher' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'What you pay' }).textContent).toContain('Paid so far$124');
  });

  test('can be paid in another way', async () => {
    const service = aTwin({ methods: [CARD, MANUAL] });
    const { user, go } = await openStored({ service, kept: { instructions: HOW } });
    await user.click(await screen.findByRole('button', { name: 'Pay another way' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'How to pay' }));
    await user.click(await screen.findByRole('button', { name: 'Pay US$124' }));
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('https://pay.test/page', 'external'));
  });

  test('says the day of the balance after a deposit (specification.md#payment)', async () => {
    const service = aTwin();
    await booked(service, [van]);
    const balances = [{ due: '2027-01-11T07:30:00+08:00', usd: 27 }];
    service.change(REF, { status: 'deposit-paid', nowUsd: 7, balances, paidCents: 700 });
    keepOnDevice(service.view(REF));
    await openBooking(service);
    expect(screen.getByRole('heading', { name: /^Pay the rest/ }).textContent).toBe(
      'Pay the rest by Mon, Jan 11, 7:30 AM, Palawan time',
    );
    expect(await screen.findByRole('button', { name: 'Show me how to pay' })).toBeTruthy();
  });

  test('marks what is written as another language has it', async () => {
    keep('preference.1', { ...GERMAN_YEN, currency: 'USD', rate: 1 });
    const service = aTwin({ catalogue: selling(sold(BOAT, { cashPhp: { perPerson: 400, perGroup: 0 } })) });
    await booked(service, [boat]);
    const balances = [{ due: '2027-01-13T09:00:00+08:00', usd: 72 }];
    service.change(REF, { status: 'deposit-paid', nowUsd: 18, balances, paidCents: 1800 });
    keepOnDevice(service.view(REF));
    await openBooking(service);
    const marked = (name: string | RegExp) => markedTexts(screen.getByRole('region', { name }), 'de-DE');
    expect(marked(/^Pay the rest/)[0]).toBe('Mi., 13. Jan., 09:00');
    expect(marked('What you pay')).toEqual(['90 $', '18 $', 'Mi., 13. Jan., 09:00', '72 $']);
    expect(marked(/^Voucher/)).toEqual(['Do., 14. Jan. 2027', '08:45', '09:00', '1.200 PHP']);
  });

  test.each(['cancelled', 'expired', 'completed'] as const)(
    'that is %s has no voucher and nothing to do',
    async (status) => {
      const service = aTwin();
      await booked(service);
      service.change(REF, { status, expiresAt: null });
      keepOnDevice(service.view(REF));
      await openBooking(service);
      await read(service);
      expect(screen.queryByRole('region', { name: /^Voucher/ })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Cancel the booking' })).toBeNull();
      expect(screen.getByRole('region', { name: 'Questions about this booking' })).toBeTruthy();
    },
  );
});

describe('opening a booking', () => {
  test('by the link of a mail keeps the key and takes it out of the address', async () => {
    const service = aTwin();
    await booked(service);
    await openBooking(service, `/confirmation#ref=${REF}&secret=the-secret`);
    expect(await screen.findByRole('heading', { name: 'Booked, not paid yet' })).toBeTruthy();
    expect(location.href).not.toContain('the-secret');
    expect(location.hash).toBe(`#ref=${REF}`);
    expect(stored('booking-secrets.1')).toEqual({ [REF]: 'the-secret' });
    expect(stored('kept-bookings.1')).toMatchObject([{ booking: { ref: REF }, placedHere: false }]);
  });

  test('works without a network, and says how old it is', async () => {
    const service = aTwin();
    service.failWith('read', { kind: 'offline' });
    keepOnDevice(await booked(service));
    const { user } = await openBooking(service);
    const note = await screen.findByText(/^No connection. You see the booking as it was on/);
    expect(note.textContent).toContain('as it was on Sun, Jan 10, 8:29 AM, Palawan time.');
    expect(within(voucher()).getByText(VAN.title)).toBeTruthy();
    service.failWith('read', null);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^No connection. This/)).toBeNull());
    expect(document.activeElement?.textContent).toContain(`Reference ${REF}`);
  });

  test.each([
    ['not-found', /cannot open that booking/],
    ['offline', /You are offline, and this booking is not saved on this device yet/],
    ['no-api', /stores no bookings/],
  ] as const)('fails with a way on: %s', async (kind, text) => {
    const service = aTwin();
    service.failWith('read', { kind });
    await openBooking(service);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My trips' }).getAttribute('href')).toBe('/trips');
  });

  test('on a site without a booking service leads to the operator, the reference written already', async () => {
    const service = aTwin();
    service.failWith('read', { kind: 'no-api' });
    await openBooking(service);
    const link = await screen.findByRole('link', { name: 'WhatsApp' });
    expect(link.getAttribute('href')).toBe(`https://wa.me/639175550100?text=Booking%20${REF}%3A%20`);
    expect(screen.getByRole('link', { name: 'E-mail' }).getAttribute('href')).toContain(`Booking%20${REF}`);
  });

  test('another one by its link on the same page shows the other one', async () => {
    const { service } = await openStored();
    await booked(service, [boat], 'OTHER000');
    location.hash = '#ref=OTHER000';
    await waitFor(() => expect(screen.getByText('OTHER000')).toBeTruthy());
  });
});

describe('what analytics may hear of (specification.md#conversion-data)', () => {
  const conversion = async () => (await import('../../../src/islands/analytics/conversion.store.ts')).$conversion.get();

  test('is a booking that was made here', async () => {
    const { service } = await openStored({ kept: { placedHere: true } });
    await read(service);
    await waitFor(async () => expect(await conversion()).toEqual({ value: 124, currency: 'USD', transaction_id: REF }));
  });

  test('is not one that was opened by a link', async () => {
    const { service } = await openStored();
    await read(service);
    expect((await conversion()).transaction_id).toBeNull();
  });
});
