import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CartItem } from '../../../src/lib/cart/cart-item.schema.ts';
import { aVanDetail } from '../../fixtures/builders/a-bookable-listing.ts';
import {
  BOAT,
  boat,
  FILES,
  freshBrowsers,
  keep,
  line,
  openCart,
  stored,
  total,
  VAN,
  van,
} from '../../fixtures/steps/an-open-cart.tsx';
import { GERMAN_YEN, markedTexts } from '../../fixtures/steps/marked-texts.ts';

freshBrowsers();

describe('the cart page', () => {
  test('shows each day with its trips, their hours, places, people and prices', async () => {
    await openCart([boat, van]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Tue, Jan 12, 2027',
      'Thu, Jan 14, 2027',
      'Total',
    ]);
    await within(line(VAN.title)).findByText('1:00 PM');
    const text = line(VAN.title).textContent;
    for (const part of [
      '7:30 AM',
      'until 1:00 PM',
      'Puerto Princesa Airport',
      'be ready at 7:15 AM',
      'Hotel not known yet, Corong-Corong',
      'Free cancellation until Mon, Jan 11, 7:30 AM, Palawan time.',
      '2 people',
      '$34',
    ])
      expect(text).toContain(part);
    expect(total().textContent).toContain('$124');
    expect(total().textContent).not.toContain('in US dollars');
  });

  test.each([
    ['JPY', 150, 'about ¥5,100', '¥18,600', '¥3,150'],
    ['KWD', 0.307, 'about KWD 10', 'KWD 38', 'KWD 6'],
  ])('is in %s, with dollars once and its lines as parts of a total', async (currency, rate, price, sum, cash) => {
    keep('preference.1', { currency, locale: 'en-US', rate, rateDate: '2026-11-20', currencyData: null });
    await openCart([van, boat]);
    const plain = (text: string | null) => text?.replace(/\s/g, ' ');
    expect(plain(line(VAN.title).textContent)).toContain(price);
    expect(plain(total().textContent)).toContain(sum);
    expect(total().textContent).toContain('That is $124 in US dollars.');
    await waitFor(() => expect(plain(total().textContent)).toContain(`Bring ₱1,200 in cash (about ${cash})`));
  });

  test('says once that two trips clash, and lets them be booked', async () => {
    await openCart([van, { ...boat, trip: { ...boat.trip, date: '2027-01-12' } }]);
    expect(await within(line(BOAT.title)).findByText(/It leaves before/)).toBeTruthy();
    expect(screen.getAllByText(/still on the way|It leaves before/)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Continue to checkout' }).getAttribute('href')).toBe('/payment');
  });

  test('says beside a trip that the flight arrives too late for it', async () => {
    await openCart([{ ...van, trip: { ...van.trip, arrival: { number: '5J 637', time: '08:00' } } }]);
    const note = await within(line(VAN.title)).findByText(/^You arrive after this departure/);
    expect(note.textContent).toMatch(/departure\. The one at 9:30 AM leaves enough time\.$/);
  });

  test('marks what is written as another language has it', async () => {
    keep('preference.1', GERMAN_YEN);
    await openCart([{ ...van, trip: { ...van.trip, arrival: { number: '5J 637', time: '08:00' } } }, boat]);
    await within(line(VAN.title)).findByText(/^You arrive after/);
    expect(line(VAN.title).textContent).toContain('Arriving5J 637, 08:00');
    expect(markedTexts(line(VAN.title), 'de-DE')).toEqual([
      '07:30',
      '13:00',
      '07:15',
      '08:00',
      'Mo., 11. Jan., 07:30',
      '09:30',
      '5.100 ¥',
    ]);
    await within(total()).findByText(/about/);
    expect(markedTexts(total(), 'de-DE')).toEqual(['18.600 ¥', '124 $', '1.200 PHP', '3.150 ¥']);
  });

  test('shows a changed price, and applies it only when the traveller continues', async () => {
    const dearer = aVanDetail({ plan: { base: 20, extra: 20, inc: 1, currency: 'USD' } });
    const { user } = await openCart([van], { answers: { ...FILES, '/listings/SV-PPS-ELN.json': dearer } });
    const note = await within(line(VAN.title)).findByText(/Its price has changed/);
    expect(note.textContent).toBe('Its price has changed: it was $34, now it is $40.');
    expect(stored<CartItem[]>('cart-items.1')[0]?.totalUsd).toBe(34);
    const link = screen.getByRole('link', { name: 'Continue to checkout' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(stored<CartItem[]>('cart-items.1')[0]?.totalUsd).toBe(40);
  });

  test.each<[string, CartItem, Record<string, unknown>, RegExp]>([
    ['has left', { ...van, trip: { ...van.trip, date: '2027-01-09' } }, FILES, /has already left/],
    ['is not offered any more', van, {}, /no longer offered/],
    ['cannot be booked', { ...van, trip: { ...van.trip, people: 9 } }, FILES, /At most 8 people/],
  ])('does not count a trip that %s, and says why nobody can go on', async (_name, item, answers, text) => {
    const { user } = await openCart([item, boat], { answers: { ...answers, '/listings/JT-ELN-A.json': BOAT } });
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
    const { user, server } = await openCart([van], { answers });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be checked');
    expect(total().textContent).toContain('$34');
    server.answers['/listings/SV-PPS-ELN.json'] = VAN;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Change ${VAN.title}` }));
  });
});

test('an empty cart remembers what was saved and viewed', async () => {
  keep('saved.1', ['JT-ELN-A']);
  sessionStorage.setItem('recent.1', '["SV-PPS-ELN","JT-ELN-A"]');
  await openCart([]);
  expect((await screen.findByRole('link', { name: BOAT.title })).getAttribute('href')).toBe(BOAT.path);
  expect(await screen.findByRole('link', { name: VAN.title })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Saved trips',
    'Recently viewed',
  ]);
});
