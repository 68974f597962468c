import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { itemPrice } from '../../src/lib/cart/price-item.ts';
import { anItemOf, aVanDetail } from '../fixtures/a-bookable-listing.ts';
import { type BookingServiceTwin, CARD, MANUAL } from '../fixtures/a-booking-service.ts';
import { aPolicy } from '../fixtures/a-policy.ts';
import {
  aTwin,
  BOAT,
  boat,
  booked,
  freshScreens,
  keep,
  keepOnDevice,
  OPERATOR,
  openScreen,
  REF,
  refsInCart,
  selling,
  sold,
  stored,
  VAN,
  van,
} from '../fixtures/an-open-screen.tsx';

freshScreens();

const load = () => import('../../src/islands/checkout/CheckoutScreen.tsx').then((module) => module.CheckoutScreen);

interface Given {
  readonly cart?: readonly object[];
  readonly service?: BookingServiceTwin;
  readonly files?: Readonly<Record<string, unknown>>;
}

async function openCheckout({ cart = [van], service = aTwin(), files = {} }: Given = {}) {
  keep('cart-items.1', cart);
  if (!localStorage.getItem('booking-ref.1')) keep('booking-ref.1', REF);
  const go = vi.fn();
  const opened = await openScreen(load, { operator: OPERATOR, service, go }, { path: '/payment', files });
  return { ...opened, service, go };
}

type User = Awaited<ReturnType<typeof openCheckout>>['user'];

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const mobile = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' });
const tick = () => screen.findByRole('checkbox', { name: /^I agree/ });
const button = () => screen.getByRole('button', { name: /^Book/ });
const order = () => screen.getByRole('complementary', { name: 'Your trips' });

async function fillIn(user: User) {
  await user.type(name(), 'Maria Santos');
  await user.type(email(), 'maria@example.com');
  // The rules of numbers come late.
  await screen.findByRole('option', { name: 'Philippines +63' });
  await user.type(mobile(), '0917 555 0100');
  await user.click(await tick());
}

describe('booking (specification, section 2: /payment)', () => {
  test('takes five things to fill in, and leads to how to pay', async () => {
    const { user, go, service } = await openCheckout({ cart: [van, boat] });
    await fillIn(user);
    await user.click(button());
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(`/confirmation#ref=${REF}`));
    expect(service.calls).toEqual(['methods', 'place', `pay ${REF} by manual`]);
    expect(service.view(REF)).toMatchObject({
      totalUsd: 124,
      booker: { name: 'Maria Santos', email: 'maria@example.com', mobile: '+639175550100' },
    });
    expect(stored<[{ placedHere: boolean; instructions: object }]>('kept-bookings.1')[0]).toMatchObject({
      placedHere: true,
      instructions: { reference: REF },
    });
    expect(refsInCart()).toEqual([]);
  });

  test('asks for at most eight things, each with what phones need to fill it in', async () => {
    await openCheckout({ service: aTwin({ methods: [CARD, MANUAL] }) });
    await tick();
    await screen.findByRole('radio', { name: /^Card/ });
    const fields = [
      ...document.querySelectorAll('input:not([type=radio]), select, textarea, fieldset:has([type=radio])'),
    ];
    expect(fields.length).toBeLessThanOrEqual(8);
    const attributes = [name(), email(), mobile()].map((field) => [field.type, field.autocomplete, field.inputMode]);
    expect(attributes).toEqual([
      ['text', 'name', ''],
      ['email', 'email', 'email'],
      ['tel', 'tel-national', 'tel'],
    ]);
    expect(country().getAttribute('autocomplete')).toBe('tel-country-code');
  });

  test('proposes the country of the browser, and reads a number with its prefix whatever is chosen', async () => {
    const { user, service, go } = await openCheckout();
    await waitFor(() => expect(country().value).toBe('PH'));
    await user.type(name(), 'Aiko Mori');
    await user.type(email(), 'aiko@example.com');
    await user.type(mobile(), '+81 90 1234 5678');
    await user.click(await tick());
    await user.click(button());
    await waitFor(() => expect(go).toHaveBeenCalled());
    expect(service.view(REF).booker.mobile).toBe('+819012345678');
  });

  test('leaves the page to a payment service', async () => {
    const { user, go } = await openCheckout({ service: aTwin({ methods: [CARD, MANUAL] }) });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Book and pay $34' }));
    await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('https://pay.test/page'));
  });

  test('is done once, however often the button is pressed', async () => {
    const { user, go, service } = await openCheckout();
    await fillIn(user);
    await user.tripleClick(button());
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
    expect(service.calls.filter((call) => call === 'place')).toHaveLength(1);
  });
});

describe('what is missing', () => {
  test('is summarised with ways to the fields, and stands beside each', async () => {
    const { user, service } = await openCheckout();
    await tick();
    await user.click(button());
    const summary = await screen.findByRole('region', { name: '4 things are missing' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await user.click(within(summary).getByRole('link', { name: /e-mail address/ }));
    expect(document.activeElement).toBe(email());
    expect(email().getAttribute('aria-invalid')).toBe('true');
    const described = email().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
      'Please give an e-mail address such as maria@example.com.',
    );
    expect(service.calls).toEqual(['methods']);
  });

  test('is said when a field is left, not while it is filled in', async () => {
    const { user } = await openCheckout();
    await user.type(email(), 'maria@');
    expect(screen.queryByText(/^Please give/)).toBeNull();
    await user.tab();
    expect(await screen.findByText(/^Please give an e-mail address/)).toBeTruthy();
    await user.type(email(), 'example.com');
    await waitFor(() => expect(screen.queryByText(/^Please give/)).toBeNull());
  });

  test('is said by the service too, beside the field', async () => {
    const service = aTwin();
    const errors = [{ field: 'contactInfo.mobile', detail: 'a number that exists, with its country code' }];
    service.place = async () => ({ kind: 'invalid', errors, detail: null });
    const { user } = await openCheckout({ service });
    await fillIn(user);
    await user.click(button());
    expect(await screen.findAllByText('Please give a number that exists, with its country code.')).toHaveLength(2);
  });

  test('is not what was typed before: nothing is lost on reload', async () => {
    const { user } = await openCheckout();
    await user.type(name(), 'Maria');
    await user.selectOptions(country(), await screen.findByRole('option', { name: 'Japan +81' }));
    await user.type(mobile(), '090 12');
    expect(stored('booker.1')).toEqual({ name: 'Maria', email: null, mobile: '090 12' });
    document.body.replaceChildren();
    await openCheckout();
    expect([name().value, mobile().value]).toEqual(['Maria', '090 12']);
    await screen.findByRole('option', { name: 'Philippines +63' });
    expect(country().value).toBe('JP');
  });
});

describe('what it costs', () => {
  test('stands in the traveller’s currency and in dollars', async () => {
    keep('preference.1', { currency: 'JPY', locale: 'en-US', rate: 150, currencyData: null, rateDate: '2026-11-20' });
    await openCheckout({ cart: [van, boat] });
    expect(order().textContent).toContain('Total¥18,600 (US$124)');
    expect(await screen.findByText('You pay in PHP: about ₱7,192')).toBeTruthy();
    await tick();
    expect(order().textContent).toContain('Bring ₱1,200 in cash');
  });

  test('is split into what is due now and later where a trip takes a deposit (specification, section 9, Policies)', async () => {
    const payment = { type: 'deposit', depositPercent: 20, depositRefundable: false, balanceDue: '24h' } as const;
    const detail = aVanDetail({ policy: aPolicy({ payment }) });
    await openCheckout({ files: { '/listings/SV-PPS-ELN.json': detail } });
    expect(await within(order()).findByText('Due now')).toBeTruthy();
    expect(order().textContent).toContain('Due now$7Due until Mon, Jan 11, 07:30 AM$27');
  });

  test('comes with the rules as dates, before anything is agreed to', async () => {
    await openCheckout();
    const rules = await screen.findByRole('region', { name: 'If your plans change' });
    expect(within(rules).getAllByRole('listitem')[0]?.textContent).toMatch(
      /^Free cancellation until .*Palawan time\.$/,
    );
    expect(within(rules).getByRole('link', { name: 'terms of booking' }).getAttribute('href')).toBe('/terms');
  });

  test('is not booked at another price than the traveller saw', async () => {
    const cheaper = { ...van, ...itemPrice({ ...VAN.plan, base: 15, extra: 15 }, 2, { currency: 'USD', rate: 1 }) };
    const { user, service, go } = await openCheckout({ cart: [cheaper] });
    const changes = await screen.findByRole('heading', { name: 'A price has changed' });
    expect(changes.parentElement?.textContent).toContain('was $30 is now $34');
    await fillIn(user);
    await user.click(button());
    expect(service.calls).toEqual(['methods']);
    await user.click(screen.getByRole('button', { name: 'Go on with these prices' }));
    await user.click(button());
    await waitFor(() => expect(go).toHaveBeenCalled());
    expect(service.view(REF).totalUsd).toBe(34);
  });

  test('that has changed since the page was opened is shown and agreed to, although the page knows the old one', async () => {
    const { user, service, go } = await openCheckout({ cart: [van, boat] });
    await fillIn(user);
    const dearer = sold(VAN, { price: { base: 20, extra: 20, inc: 1, currency: 'USD' } });
    service.sell(selling(dearer, sold(BOAT)));
    await user.click(button());
    const changes = await screen.findByRole('heading', { name: 'A price has changed' });
    expect(changes.parentElement?.textContent).toContain('was $34 is now $40');
    expect(screen.getByRole('alert').textContent).toContain('Nothing was booked');
    await waitFor(() => expect(document.activeElement).toBe(changes.parentElement));
    expect(go).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Go on with these prices' }));
    expect(order().textContent).toContain('Total$130');
    await user.click(button());
    await waitFor(() => expect(go).toHaveBeenCalled());
    expect(service.view(REF).totalUsd).toBe(130);
  });
});

describe('a line that fails', () => {
  test('keeps everything, says so, and books once when it is back', async () => {
    const { user, service, go } = await openCheckout();
    await fillIn(user);
    service.loseNextAnswer();
    await user.click(button());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^No answer came.*saved on this device/));
    expect(refsInCart()).toEqual(['VAN00000']);
    await user.click(button());
    await waitFor(() => expect(go).toHaveBeenCalledWith(`/confirmation#ref=${REF}`));
    expect(service.booked()).toEqual([REF]);
  });

  test('says that nothing was sent while the ways to pay are not known, and asks again when it is back', async () => {
    const service = aTwin();
    service.trouble('everything', { kind: 'offline' });
    const { user } = await openCheckout({ service });
    expect(await screen.findByText(/^No connection.*was not sent yet/)).toBeTruthy();
    await fillIn(user);
    await user.click(button());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('nothing was sent'));
    service.trouble('everything', null);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('radio', { name: /^Bank transfer/ })).toBeTruthy();
  });

  test('does not let anybody agree to rules that they cannot read', async () => {
    const { user, service } = await openCheckout({ files: { '/listings/SV-PPS-ELN.json': new Error('no line') } });
    expect(await screen.findByText(/^The rules and today’s prices of your trips could not be loaded/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(button());
    expect(service.calls).toEqual(['methods']);
  });
});

describe('a cart that cannot be booked', () => {
  test('is explained trip by trip, with the way to mend it', async () => {
    await openCheckout({ cart: [van, anItemOf(BOAT, 'BOAT0000', { date: '2027-01-09' })] });
    const notice = (await screen.findByRole('heading', { name: 'Your cart cannot be booked as it is' })).parentElement;
    expect(notice?.textContent).toContain('It has left.');
    expect(screen.getByRole('link', { name: 'Mend it in the cart' }).getAttribute('href')).toBe('/cart');
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  });

  test('is empty: there are trips to choose, and the booking that waits for its payment', async () => {
    keepOnDevice(await booked(aTwin()));
    await openCheckout({ cart: [] });
    expect(screen.getByRole('link', { name: 'Find a transfer' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See it and pay' }).getAttribute('href')).toBe(`/confirmation#ref=${REF}`);
  });
});

describe('a site without a booking service', () => {
  test('ends in a message that is called a request and says everything', async () => {
    const service = aTwin();
    service.trouble('everything', { kind: 'no-api' });
    const { user } = await openCheckout({ cart: [van, boat], service });
    await screen.findByRole('button', { name: 'Write my request' });
    expect(screen.queryByRole('radio')).toBeNull();
    await user.type(name(), 'Maria Santos');
    await user.type(email(), 'maria@example.com');
    await user.type(mobile(), '+63 917 555 0100');
    await user.click(screen.getByRole('button', { name: 'Write my request' }));
    const notice = (await screen.findByRole('heading', { name: 'Send your request' })).parentElement as HTMLElement;
    expect(notice.textContent).toContain('request, not a booking');
    const links = within(notice).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent, protocol }) => [textContent, protocol])).toEqual([
      ['WhatsApp', 'https:'],
      ['E-mail', 'mailto:'],
      ['SMS', 'sms:'],
    ]);
    const text = decodeURIComponent(links[0]?.href ?? '');
    for (const part of [REF, VAN.title, BOAT.title, 'Puerto Princesa Airport', '$124', '+639175550100'])
      expect(text).toContain(part);
    expect(refsInCart()).toHaveLength(2);
  });
});
