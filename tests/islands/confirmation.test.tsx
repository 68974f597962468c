import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CARD, MANUAL } from '../fixtures/a-booking-service.ts';
import {
  aTwin,
  BOAT,
  boat,
  booked,
  freshScreens,
  keepOnDevice,
  OPERATOR,
  openScreen,
  REF,
  stored,
  VAN,
  van,
} from '../fixtures/an-open-screen.tsx';

freshScreens();

const load = () =>
  import('../../src/islands/voucher/ConfirmationScreen.tsx').then((module) => module.ConfirmationScreen);

async function openBooking(service = aTwin(), path = `/confirmation#ref=${REF}`) {
  const go = vi.fn();
  const opened = await openScreen(load, { operator: OPERATOR, service, go }, { path });
  return { ...opened, service, go };
}

/** The page of a booking of van and boat that this device has. */
async function openKept({ service = aTwin(), kept = {} }: { service?: ReturnType<typeof aTwin>; kept?: object } = {}) {
  keepOnDevice(await booked(service, [van, boat]), kept);
  return openBooking(service);
}

const HOW = { amount: 'US$124 or ₱7,192', steps: ['Example Bank, account 0000.'], reference: REF };
const voucher = () => screen.getByRole('region', { name: /^Voucher/ });
const read = (service: ReturnType<typeof aTwin>) => waitFor(() => expect(service.calls).toContain(`read ${REF}`));

describe('a booking (specification, section 2: /confirmation)', () => {
  test('says honestly where it stands, with reference, voucher, cash, pickup and contacts', async () => {
    await openKept({ kept: { instructions: HOW } });
    expect(screen.getByRole('heading', { name: 'Booked, not paid yet' })).toBeTruthy();
    expect(within(voucher()).getByRole('heading', { name: 'Voucher, valid once it is paid' })).toBeTruthy();
    const [first, second] = within(voucher()).getAllByRole('listitem');
    expect(first?.textContent).toContain('Tue, Jan 12, 2027Be ready at 07:15 AM, leaves 07:30 AM');
    expect(second?.textContent).toContain(BOAT.title);
    expect(
      await within(voucher()).findByRole('img', { name: `Booking ${REF} as a code for the driver or guide` }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: '+63485550100' }).getAttribute('href')).toBe('tel:+63485550100');
    expect(screen.getByRole('link', { name: 'Say who travels' }).getAttribute('href')).toBe(`/participants/${REF}`);
  });

  test('shows how to pay until it is paid', async () => {
    const { service } = await openKept({ kept: { instructions: HOW } });
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
    const { user, go } = await openKept({ service, kept: { instructions: HOW } });
    await user.click(screen.getByRole('button', { name: 'Pay another way' }));
    await user.click(await screen.findByRole('button', { name: 'Pay US$124' }));
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('https://pay.test/page'));
  });

  test('says the day of the balance after a deposit (specification, section 9, Policies)', async () => {
    const service = aTwin();
    await booked(service, [van]);
    const balances = [{ due: '2027-01-11T07:30:00+08:00', usd: 27 }];
    service.change(REF, { status: 'deposit-paid', nowUsd: 7, balances, paidCents: 700 });
    keepOnDevice(service.view(REF));
    await openBooking(service);
    expect(screen.getByRole('heading', { name: 'Pay the rest by Mon, Jan 11, 07:30 AM, Palawan time' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Show me how to pay' })).toBeTruthy();
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
    service.trouble('read', { kind: 'offline' });
    keepOnDevice(await booked(service));
    await openBooking(service);
    expect(await screen.findByText(/^No connection. This is what was known on Sun, Jan 10, 08:29 AM/)).toBeTruthy();
    expect(within(voucher()).getByText(VAN.title)).toBeTruthy();
  });

  test.each([
    ['not-found', /does not have the key/],
    ['offline', /no connection, and this device does not have the booking yet/],
    ['no-api', /keeps no bookings/],
  ] as const)('fails with a way on: %s', async (kind, text) => {
    const service = aTwin();
    service.trouble('read', { kind });
    await openBooking(service);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My trips' }).getAttribute('href')).toBe('/trips');
  });

  test('another one by its link on the same page shows the other one', async () => {
    const { service } = await openKept();
    await booked(service, [boat], 'OTHER000');
    location.hash = '#ref=OTHER000';
    await waitFor(() => expect(screen.getByText('OTHER000')).toBeTruthy());
  });
});

describe('what analytics may hear of (specification, section 3, Conversion data)', () => {
  const conversion = async () => (await import('../../src/lib/stores/conversion.ts')).$conversion.get();

  test('is a booking that was made here', async () => {
    const { service } = await openKept({ kept: { placedHere: true } });
    await read(service);
    await waitFor(async () => expect(await conversion()).toEqual({ value: 124, currency: 'USD', transaction_id: REF }));
  });

  test('is not one that was opened by a link', async () => {
    const { service } = await openKept();
    await read(service);
    expect((await conversion()).transaction_id).toBeNull();
  });
});

describe('calling a booking off', () => {
  async function openQuestion(user: Awaited<ReturnType<typeof openKept>>['user']) {
    await user.click(screen.getByRole('button', { name: 'Cancel the booking' }));
    return screen.getByRole('dialog', { name: 'Cancel this booking?' });
  }

  test('says what comes back, asks once more, and says that it is done', async () => {
    const service = aTwin();
    await booked(service, [van]);
    service.change(REF, { status: 'paid', paidCents: 3400, expiresAt: null });
    keepOnDevice(service.view(REF));
    const { user } = await openBooking(service);
    expect(screen.getByText(/^If you cancel now: All of it comes back: US\$34/)).toBeTruthy();
    const question = await openQuestion(user);
    await user.type(within(question).getByRole('textbox', { name: /^Why/ }), 'A typhoon');
    await user.click(within(question).getByRole('button', { name: 'Cancel the booking' }));
    const state = await screen.findByRole('heading', { name: 'Cancelled' });
    await waitFor(() => expect(document.activeElement).toBe(state.parentElement));
    expect(screen.getByRole('region', { name: 'What you pay' }).textContent).toContain('Comes back to you$34');
  });

  test('keeps it when somebody thinks again', async () => {
    const { user, service } = await openKept();
    const question = await openQuestion(user);
    await user.click(within(question).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel the booking'));
    expect(service.calls.filter((call) => call.startsWith('cancel'))).toEqual([]);
  });

  test('does nothing when the refund is another one meanwhile, and shows the new one', async () => {
    const service = aTwin();
    await booked(service, [van]);
    service.change(REF, { status: 'paid', paidCents: 3400, expiresAt: null });
    keepOnDevice(service.view(REF));
    const { user } = await openBooking(service);
    await read(service);
    const question = await openQuestion(user);
    // Less than a day before the van leaves.
    vi.setSystemTime(Date.parse('2027-01-11T12:00:00+08:00'));
    await user.click(within(question).getByRole('button', { name: 'Cancel the booking' }));
    await waitFor(() => expect(within(question).getByRole('alert').textContent).toContain('another one now'));
    await waitFor(() => expect(question.textContent).toContain('nothing of the US$34 comes back now'));
    expect(service.view(REF).status).toBe('paid');
  });
});

describe('taking it along', () => {
  test('is a calendar file with all trips and reminders', async () => {
    const files: Blob[] = [];
    // The imitated browser would leave the page for it.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:calendar';
    });
    const { user } = await openKept();
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await files[0]?.text();
    expect(text?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text?.match(/BEGIN:VALARM/g)).toHaveLength(4);
    expect(text).not.toContain('secret');
  });

  test('is a plain text for messengers', async () => {
    await openKept();
    const along = screen.getByRole('region', { name: 'Take it with you' });
    const [whatsapp] = within(along).getAllByRole<HTMLAnchorElement>('link');
    const text = decodeURIComponent(whatsapp?.href ?? '');
    for (const part of [REF, VAN.title, BOAT.title, 'be ready at 07:15 AM']) expect(text).toContain(part);
  });
});
