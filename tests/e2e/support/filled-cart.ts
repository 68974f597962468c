import { type Page, test } from '@playwright/test';
import type { TripChoice } from '../../../src/lib/booking/trip-choice.schema.ts';
import { placeBookingContract } from '../../../src/lib/bookings/bookings.contract.ts';
import { cartTotalUsd } from '../../../src/lib/cart/cart.ts';
import type { CartItem } from '../../../src/lib/cart/cart-item.schema.ts';
import { itemPrice } from '../../../src/lib/cart/price-item.ts';
import type { ListingDetail } from '../../../src/lib/catalogue/listing-detail.schema.ts';
import { IDEMPOTENCY_HEADER } from '../../../src/lib/site/headers.ts';
import { identifier } from '../../../src/lib/text/identifier.ts';
import { addDays, manilaDate } from '../../../src/lib/time/manila.ts';

/** A day in Palawan, the given number of days from today. */
function dayAhead(days: number): string {
  return addDays(manilaDate(Date.now()), days);
}

/** Tests share one server, and departures have few places: each books on days of its own. */
const FIRST_DAY = 28;
const DAYS = 400;

/** Days from today to the first trip of the running test. Nearly each test has another number. */
function daysAheadOfTest(): number {
  const { titlePath, project, retry, repeatEachIndex } = test.info();
  const name = [project.name, retry, repeatEachIndex, ...titlePath].join(' ');
  const hash = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  return FIRST_DAY + (hash % DAYS);
}

/** The day on which the running test books, in four weeks or more. */
export const dayOfTest = () => dayAhead(daysAheadOfTest());

/** A listing as the built site has it. */
export async function listingOf(page: Page, code: string, host = ''): Promise<ListingDetail> {
  return (await page.request.get(`${host}/listings/${code}.json`)).json();
}

/**
 * An item of the cart for a listing, with its first departure and areas. Its day is in four weeks
 * or more, unless told otherwise.
 */
export function itemFor(detail: ListingDetail, ref: string, choice: Partial<TripChoice> = {}): CartItem {
  const trip: TripChoice = {
    listingCode: detail.code,
    date: dayOfTest(),
    time: detail.sched[0]?.time ?? '08:00',
    people: 2,
    pickup: { areaId: detail.pickup[0]?.id ?? null, text: '' },
    dropoff: { areaId: detail.dropoff[0]?.id ?? null, text: 'Casa Maria' },
    arrival: null,
    notes: '',
    ...choice,
  };
  const { title, path, plan } = detail;
  return { ref, trip, title, path, ...itemPrice(plan, trip.people, { currency: 'USD', rate: 1 }) };
}

/**
 * Two seats in the shared van to El Nido, and five days later a tour for three. Its permit needs
 * passports.
 */
export async function vanAndTour(page: Page): Promise<readonly [CartItem, CartItem]> {
  const van = itemFor(await listingOf(page, 'SV-PPS-ELN'), 'VAN00000');
  const tour = await listingOf(page, 'PV-PPUR-SVC-PPS');
  return [van, itemFor(tour, 'TOUR0000', { people: 3, date: addDays(van.trip.date, 5) })];
}

/**
 * Puts these trips into the cart. They are put into the browser's storage by a page of the same
 * site that does not look at it.
 */
export async function fillCart(page: Page, items: readonly CartItem[], host = ''): Promise<void> {
  await page.goto(`${host}/rates.json`);
  await page.evaluate((cart) => localStorage.setItem('cart-items.1', cart), JSON.stringify(items));
}

/** Opens the checkout with these trips in the cart. */
export async function openCheckout(page: Page, items: readonly CartItem[], host = ''): Promise<void> {
  await fillCart(page, items, host);
  await page.goto(`${host}/payment`);
}

/** Says who books, as people write it. */
export async function fillInBooker(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill('Maria Santos');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('maria@example.com');
  await page.getByRole('combobox', { name: 'Country code' }).selectOption('PH');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('0917 555 0100');
}

/** The button that books. */
export const bookButton = (page: Page) => page.getByRole('button', { name: /^Book/ });

/** Fills everything in and books; the booking's page is there afterwards. @returns the reference */
export async function bookAll(page: Page): Promise<string> {
  await fillInBooker(page);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await bookButton(page).click();
  await page.waitForURL(/\/confirmation#ref=[0-9A-Z]{8}$/);
  return page.url().slice(-8);
}

/**
 * A booking, and what opens it. These are addresses of this site with the key in them, as mails
 * have them.
 */
export interface BookedElsewhere {
  readonly ref: string;
  readonly link: (path: string) => string;
}

/** Books these trips without a browser. */
export async function bookElsewhere(page: Page, items: readonly CartItem[]): Promise<BookedElsewhere> {
  const ref = identifier(Math.random);
  const contactInfo = { name: 'Maria Santos', email: 'maria@example.com', mobile: '+639175550100' };
  const expectedTotalUsd = cartTotalUsd(items);
  const answer = await page.request.post(placeBookingContract.path, {
    headers: { [IDEMPOTENCY_HEADER]: `elsewhere-${ref}` },
    data: { bookingRef: ref, contactInfo, bookingItems: items, currency: 'USD', expectedTotalUsd, termsAccepted: true },
  });
  const { secret = '' } = placeBookingContract.response.parse(await answer.json());
  return { ref, link: (path) => `${path}#ref=${ref}&secret=${secret}` };
}
