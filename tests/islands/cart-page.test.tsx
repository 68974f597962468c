import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedCart } from '../../src/lib/api/cart.ts';
import type { CartItem } from '../../src/lib/cart/cart-item.schema.ts';
import { aBoatDetail, anItemOf, aVanDetail } from '../fixtures/a-bookable-listing.ts';
import { aProblem } from '../fixtures/an-api.ts';
import { type AnsweringServer, answering } from '../fixtures/answering.ts';

const NOW = Date.parse('2027-01-10T08:30:00+08:00');
const VAN = aVanDetail();
const BOAT = aBoatDetail();
const REF = '7K2M0QXA';
const FILES = {
  '/listings/SV-PPS-ELN.json': VAN,
  '/listings/JT-ELN-A.json': BOAT,
  '/rates.json': { date: '2026-11-20', base: 'USD', rates: { USD: 1, PHP: 58, JPY: 150, KWD: 0.307 } },
  '/places.json': { towns: [], places: [] },
};
const van = anItemOf(VAN, 'VAN00000', { date: '2027-01-12' });
const boat = anItemOf(BOAT, 'BOAT0000', { date: '2027-01-14', people: 3 });

let server: AnsweringServer;
/** What the API says to a request for a saved cart. */
let savedCart: (secret: string | null) => Response;

const stored = <Value,>(key: string): Value => JSON.parse(localStorage.getItem(key) ?? 'null');
const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const refs = () => (stored<CartItem[] | null>('cart-items.1') ?? []).map(({ ref }) => ref);
const line = (title: string) => screen.getByRole('heading', { name: title }).closest('li') as HTMLElement;
const total = () => screen.getByRole('region', { name: 'Total' });

async function open(cart: readonly CartItem[], { path = '/cart', answers = FILES as Record<string, unknown> } = {}) {
  vi.resetModules();
  keep('cart-items.1', cart);
  history.replaceState(null, '', path);
  server = answering({ ...answers });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).startsWith('/api/cart/')
      ? savedCart(new Headers(init?.headers).get('X-Booking-Secret'))
      : server.fetch(input, init),
  );
  const { CartPage } = await import('../../src/islands/CartPage.tsx');
  await (await import('../../src/islands/booking/dialog-code.ts')).loadDialog();
  render(<CartPage />);
  return userEvent.setup();
}

function aSavedCart(changes: Partial<SavedCart> = {}): SavedCart {
  const contactInfo = { name: 'Maria', email: null, mobile: null };
  return { ref: REF, contactInfo, bookingItems: [boat], currency: 'USD', revision: 5, ...changes };
}

function serveSavedCart(cart: SavedCart): void {
  savedCart = (secret) => (secret === 'the-secret' ? Response.json(cart) : aProblem(404));
}

// Once for all: the dialog is large.
beforeAll(async () => {
  await import('../../src/islands/booking/BookingDialog.tsx');
}, 60_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  localStorage.clear();
  savedCart = () => aProblem(404);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the cart as a journey', () => {
  test('shows each day with its trips, their hours, places, people and prices', async () => {
    await open([boat, van]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Tue, Jan 12, 2027',
      'Thu, Jan 14, 2027',
      'Total',
    ]);
    await within(line(VAN.title)).findByText('until 01:00 PM');
    const text = line(VAN.title).textContent;
    for (const part of [
      '07:30 AM',
      'Puerto Princesa Airport',
      'be ready at 07:15 AM',
      'Corong-Corong',
      '2 people',
      '$34',
    ])
      expect(text).toContain(part);
    expect(total().textContent).toContain('$124');
    expect(total().textContent).not.toContain('in US dollars');
  });

  test.each([
    ['JPY', 150, '¥5,100', '¥18,600', '¥3,150'],
    ['KWD', 0.307, 'KWD 10', 'KWD 38', 'KWD 6'],
  ])('is in %s, with dollars once', async (currency, rate, price, sum, cash) => {
    keep('preference.1', { currency, locale: 'en-US', rate, rateDate: '2026-11-20', currencyData: null });
    await open([van, boat]);
    const plain = (text: string | null) => text?.replace(/\s/g, ' ');
    expect(plain(line(VAN.title).textContent)).toContain(price);
    expect(plain(total().textContent)).toContain(sum);
    expect(total().textContent).toContain('That is $124 in US dollars.');
    await waitFor(() => expect(plain(total().textContent)).toContain(`Bring ₱1,200 in cash (about ${cash})`));
  });

  test('says beside both trips that they clash, and lets them be booked', async () => {
    await open([van, { ...boat, trip: { ...boat.trip, date: '2027-01-12' } }]);
    expect(await within(line(VAN.title)).findByText(/You are still on the way/)).toBeTruthy();
    expect(within(line(BOAT.title)).getByText(/It leaves before/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue to checkout' }).getAttribute('href')).toBe('/payment');
  });

  test('tells a price that has changed, and takes it only when somebody goes on', async () => {
    const dearer = aVanDetail({ plan: { base: 20, extra: 20, inc: 1, currency: 'USD' } });
    const user = await open([van], { answers: { ...FILES, '/listings/SV-PPS-ELN.json': dearer } });
    const note = await within(line(VAN.title)).findByText(/Its price has changed/);
    expect(note.textContent).toBe('Its price has changed: it was $34, now it is $40.');
    expect(stored<CartItem[]>('cart-items.1')[0]?.totalUsd).toBe(34);
    const link = screen.getByRole('link', { name: 'Continue to checkout' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(stored<CartItem[]>('cart-items.1')[0]?.totalUsd).toBe(40);
  });

  test.each<[string, CartItem, Record<string, unknown>, RegExp]>([
    ['has left', { ...van, trip: { ...van.trip, date: '2027-01-09' } }, FILES, /It has left/],
    ['is not offered any more', van, {}, /not offered any more/],
    ['cannot be booked', { ...van, trip: { ...van.trip, people: 9 } }, FILES, /At most 8 people/],
  ])('does not count a trip that %s, and says why nobody can go on', async (_name, item, answers, text) => {
    const user = await open([item, boat], { answers: { ...answers, '/listings/JT-ELN-A.json': BOAT } });
    expect(await within(line(VAN.title)).findByText(text)).toBeTruthy();
    expect(total().textContent).toContain('$90');
    const button = screen.getByRole('button', { name: 'Continue to checkout' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/trips/);
    await user.click(button);
    expect(line(VAN.title).contains(document.activeElement)).toBe(true);
  });

  test('says when prices could not be checked, and checks again', async () => {
    const answers = { ...FILES, '/listings/SV-PPS-ELN.json': new TypeError('Failed to fetch') };
    const user = await open([van], { answers });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be checked');
    expect(total().textContent).toContain('$34');
    server.answers['/listings/SV-PPS-ELN.json'] = VAN;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('changing the cart', () => {
  test('a trip is taken out and put back into its place', async () => {
    const user = await open([van, boat]);
    await user.click(screen.getByRole('button', { name: `Take out ${VAN.title}` }));
    expect(refs()).toEqual(['BOAT0000']);
    const undo = screen.getByRole('button', { name: `Put back ${VAN.title}` });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    expect(refs()).toEqual(['VAN00000', 'BOAT0000']);
    expect(screen.queryByText(/^Taken out/)).toBeNull();
  });

  test('the last one leaves an empty cart with a way back', async () => {
    const user = await open([van]);
    await user.click(screen.getByRole('button', { name: `Take out ${VAN.title}` }));
    expect(screen.getByText(/^Your cart is empty/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: `Put back ${VAN.title}` }));
    expect(refs()).toEqual(['VAN00000']);
  });

  test('it is emptied only after a question', async () => {
    const user = await open([van, boat]);
    await user.click(screen.getByRole('button', { name: 'Empty the cart' }));
    const question = screen.getByRole('dialog', { name: 'Empty the cart?' });
    await user.click(within(question).getByRole('button', { name: 'Keep them' }));
    expect(refs()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Empty the cart' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Empty the cart' }));
    expect(refs()).toEqual([]);
    expect(document.activeElement?.textContent).toContain('Your cart is empty');
  });

  test('a trip is changed in the dialog and stays the same item', async () => {
    const user = await open([van, boat]);
    await user.click(screen.getByRole('button', { name: `Change ${VAN.title}` }));
    const dialog = await screen.findByRole('dialog', { name: VAN.title });
    await within(dialog).findByRole('button', { name: 'Save changes' });
    expect(within(dialog).getByRole('combobox', { name: 'Pickup area' })).toHaveProperty('value', 'pps-airport');
    await user.click(within(dialog).getByRole('radio', { name: '06:00 PM' }));
    await user.click(within(dialog).getByRole('button', { name: 'More people' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    expect(refs()).toEqual(['VAN00000', 'BOAT0000']);
    expect(stored<CartItem[]>('cart-items.1')[0]).toMatchObject({ totalUsd: 51, trip: { time: '18:00', people: 3 } });
    // The group that every page shows is another matter.
    expect(stored('people.1')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: `Change ${VAN.title}` })),
    );
  });

  test('hostile storage is an empty cart', async () => {
    localStorage.setItem('cart-items.1', '[{"ref":"<b>"},null,7]');
    vi.resetModules();
    history.replaceState(null, '', '/cart');
    const { CartPage } = await import('../../src/islands/CartPage.tsx');
    render(<CartPage />);
    expect(await screen.findByText(/^Your cart is empty/)).toBeTruthy();
  });
});

test('an empty cart remembers what was saved and looked at', async () => {
  keep('saved.1', ['JT-ELN-A']);
  keep('recent.1', ['SV-PPS-ELN', 'JT-ELN-A']);
  await open([]);
  expect((await screen.findByRole('link', { name: BOAT.title })).getAttribute('href')).toBe(BOAT.path);
  expect(await screen.findByRole('link', { name: VAN.title })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'You saved',
    'You looked at',
  ]);
});

describe('a link to a saved cart (specification, section 2: /cart/{ref})', () => {
  const LINK = `/cart/${REF}#secret=the-secret`;

  test('opens it, keeps its secret and takes it out of the address', async () => {
    serveSavedCart(aSavedCart());
    await open([], { path: LINK });
    expect(await screen.findByRole('heading', { name: BOAT.title })).toBeTruthy();
    expect(location.href).not.toContain('the-secret');
    expect(location.pathname).toBe(`/cart/${REF}`);
    expect(stored('booking-ref.1')).toBe(REF);
    expect(stored('booking-secrets.1')).toEqual({ [REF]: 'the-secret' });
    expect(stored('booker.1')).toMatchObject({ name: 'Maria' });
  });

  test('works on hosts that know only /cart', async () => {
    serveSavedCart(aSavedCart());
    await open([], { path: `/cart#ref=${REF}&secret=the-secret` });
    expect(await screen.findByRole('heading', { name: BOAT.title })).toBeTruthy();
    expect(location.href).not.toContain('the-secret');
  });

  test.each([
    ['Put them together', ['BOAT0000', 'VAN00000'], REF],
    ['Take the one from the link', ['BOAT0000'], REF],
    ['Keep mine', ['VAN00000'], null],
  ])('asks first where there is another cart: %s', async (answer, expected, ref) => {
    serveSavedCart(aSavedCart());
    const user = await open([van], { path: LINK });
    const question = await screen.findByRole('region', { name: 'There are two carts' });
    expect(question.textContent).toContain('a cart with 1 trip. In this browser you have 1 trip.');
    expect(refs()).toEqual(['VAN00000']);
    await user.click(within(question).getByRole('button', { name: answer }));
    expect(refs()).toEqual(expected);
    expect(stored('booking-ref.1')).toBe(ref);
    expect(screen.queryByRole('region', { name: 'There are two carts' })).toBeNull();
    expect(location.pathname).toBe(ref === null ? '/cart' : `/cart/${REF}`);
  });

  test('says when it opens nothing, and shows the cart that there is', async () => {
    serveSavedCart(aSavedCart());
    await open([van], { path: `/cart/${REF}#secret=wrong` });
    expect((await screen.findByRole('alert')).textContent).toContain('opens no cart');
    expect(line(VAN.title)).toBeTruthy();
  });

  test('never takes away a secret that this browser has', async () => {
    keep('booking-secrets.1', { [REF]: 'the-secret' });
    keep('booking-ref.1', REF);
    serveSavedCart(aSavedCart());
    await open([van], { path: `/cart/${REF}#secret=hostile` });
    await waitFor(() => expect(screen.queryByText('Opening the cart …')).toBeNull());
    expect(stored('booking-secrets.1')).toEqual({ [REF]: 'the-secret' });
  });

  test('that cannot be had is tried again', async () => {
    savedCart = () => Response.error();
    const user = await open([], { path: LINK });
    await screen.findByRole('alert');
    serveSavedCart(aSavedCart());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: BOAT.title })).toBeTruthy();
  });

  test('is offered once the server has the cart, with words about who may use it', async () => {
    keep('booking-ref.1', REF);
    const user = await open([van]);
    expect(screen.queryByText('Open on another device, or share')).toBeNull();
    cleanup();
    keep('booking-secrets.1', { [REF]: 'the-secret' });
    await open([van]);
    await user.click(screen.getByText('Open on another device, or share'));
    const field = screen.getByLabelText<HTMLInputElement>('Link to this cart');
    expect(field.value).toBe(`${location.origin}/cart/${REF}#secret=the-secret`);
    expect(screen.getByText(/can change the cart/)).toBeTruthy();
  });
});

test('a cart that another device has changed is asked about', async () => {
  keep('booking-ref.1', REF);
  keep('booking-secrets.1', { [REF]: 'the-secret' });
  keep('cart-revision.1', { latest: 4, saved: 4, ref: REF });
  serveSavedCart(aSavedCart());
  const user = await open([van]);
  const question = await screen.findByRole('region', { name: 'This cart was changed on another device' });
  await user.click(within(question).getByRole('button', { name: 'Keep mine' }));
  expect(refs()).toEqual(['VAN00000']);
  expect(stored('cart-revision.1')).toEqual({ latest: 6, saved: 5, ref: REF });
});
