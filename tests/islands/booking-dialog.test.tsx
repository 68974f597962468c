import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartItem } from '../../src/lib/cart/cart-item.schema.ts';
import type { ListingDetail } from '../../src/lib/catalogue/listing-detail.schema.ts';
import { aBoatDetail, aVanDetail } from '../fixtures/a-bookable-listing.ts';
import { type AnsweringServer, answering } from '../fixtures/answering.ts';

/** Morning in Palawan, the evening before in Los Angeles. */
const NOW = Date.parse('2027-01-10T08:30:00+08:00');
const YEN = { currency: 'JPY', locale: 'en-US', rate: 150, rateDate: '2026-11-20', currencyData: null };

let server: AnsweringServer;

const files = (detail: ListingDetail) => ({
  [`/listings/${detail.code}.json`]: detail,
  '/rates.json': { date: '2026-11-20', base: 'USD', rates: { USD: 1, PHP: 58, JPY: 150 } },
  '/places.json': { towns: [], places: [] },
});

const stored = <Value,>(key: string): Value => JSON.parse(localStorage.getItem(key) ?? 'null');
const cart = () => stored<CartItem[] | null>('cart-items.1') ?? [];
const dialog = () => screen.getByRole('dialog');
const button = (name: string) => within(dialog()).getByRole('button', { name });
const group = (name: string) => within(dialog()).getByRole('group', { name });
const area = (name: string) => within(dialog()).getByRole('combobox', { name });

/** As on a page that was looked at for a while. The calendar may be one that does not come. */
async function codeIsHere() {
  const { loadDialog } = await import('../../src/islands/booking/dialog-code.ts');
  await loadDialog();
  const { loadCalendar } = await import('../../src/islands/parts/booking/DayField.tsx');
  await loadCalendar().catch(() => undefined);
}

/** A listing's page whose dialog has been opened. */
async function open(detail: ListingDetail = aVanDetail(), answers: Record<string, unknown> = files(detail)) {
  vi.resetModules();
  server = answering({ ...answers });
  vi.stubGlobal('fetch', server.fetch);
  document.body.innerHTML = `<main data-listing="${detail.code}"><div id="island"></div></main>`;
  const { BookButton } = await import('../../src/islands/BookButton.tsx');
  await codeIsHere();
  render(<BookButton />, { container: document.querySelector('#island') as HTMLElement });
  const user = userEvent.setup();
  const press = () => user.click(screen.getByRole('link', { name: 'Book' }));
  await press();
  await screen.findByRole('dialog');
  return { user, press };
}

async function openForm(detail: ListingDetail = aVanDetail()) {
  const page = await open(detail);
  await within(dialog()).findByRole('button', { name: 'Add to cart' });
  return page;
}

async function chooseDay(user: ReturnType<typeof userEvent.setup>, name: RegExp) {
  await user.click(await within(dialog()).findByRole('button', { name }));
}

// Once for all: the calendar is a library of its own.
beforeAll(codeIsHere, 60_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('booking a seat', () => {
  test('puts what was chosen in the cart, priced from its dollars, and closes', async () => {
    localStorage.setItem('preference.1', JSON.stringify(YEN));
    const { user } = await openForm();
    await chooseDay(user, /January 12, 2027/);
    await user.click(within(group('Departure')).getByRole('radio', { name: '09:30 AM' }));
    await user.click(button('More people'));
    await user.selectOptions(area('Pickup area'), 'Puerto Princesa Airport');
    await user.type(screen.getByLabelText('Flight, if known'), '5J 637');
    await user.selectOptions(area('Drop-off area'), 'Any hotel in El Nido town');
    await user.type(area('Your hotel, or the exact place'), 'Casa Maria');
    await user.type(screen.getByLabelText(/^Notes/), 'A child seat');
    expect(within(dialog()).getByText('Tue, Jan 12, 2027, 09:30 AM. Be ready at 09:15 AM, Palawan time.')).toBeTruthy();
    await user.click(button('Add to cart'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cart()).toHaveLength(1);
    expect(cart()[0]).toMatchObject({
      title: 'Shared van to El Nido',
      path: '/transfers/shared-van-to-el-nido',
      totalUsd: 51,
      total: 7650,
      rate: 150,
      trip: {
        listingCode: 'SV-PPS-ELN',
        date: '2027-01-12',
        time: '09:30',
        people: 3,
        pickup: { areaId: 'pps-airport', text: '' },
        dropoff: { areaId: 'eln-town-hotels', text: 'Casa Maria' },
        arrival: { number: '5J 637', time: null },
        notes: 'A child seat',
      },
    });
    expect(stored('people.1')).toBe(3);
    expect(stored('booking-draft.1')).toEqual({});
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Book' })));
  });

  test('says beside each field what is missing, and goes to the first', async () => {
    const { user } = await openForm();
    await within(dialog()).findByRole('grid');
    await user.click(button('Add to cart'));
    expect(screen.getByRole('alert').textContent).toBe('4 things are missing.');
    const texts = [...dialog().querySelectorAll('.field-problem')].map(({ textContent }) => textContent);
    expect(texts).toEqual(['Choose a day.', 'Choose a departure.', 'Say where.', 'Say where.']);
    expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('date');
    expect(cart()).toEqual([]);
    await chooseDay(user, /January 12, 2027/);
    expect(screen.queryByText('Choose a day.')).toBeNull();
  });

  test('shows the rules of cancelling as dates once there is a departure (specification, section 9, Policies)', async () => {
    const { user } = await openForm();
    const summary = within(dialog()).getByRole('complementary', { name: 'What you book' });
    expect(summary.textContent).toContain('Choose day and hour, and you see the dates.');
    await chooseDay(user, /January 20, 2027/);
    await user.click(within(group('Departure')).getByRole('radio', { name: '07:30 AM' }));
    expect(summary.textContent).toMatch(/Free cancellation until \w{3}, Jan 1\d, 07:30 AM, Palawan time\./);
  });

  test('points out a flight that arrives too late (specification, section 3, sched)', async () => {
    const { user } = await openForm();
    await user.click(within(group('Departure')).getByRole('radio', { name: '07:30 AM' }));
    await user.selectOptions(area('Pickup area'), 'Puerto Princesa Airport');
    await user.type(screen.getByLabelText('Lands at'), '06:30');
    expect(within(dialog()).getByText(/^Only 60 minutes lie between/).textContent).toContain(
      'The one at 09:30 AM leaves enough time.',
    );
    await user.selectOptions(area('Pickup area'), 'Any hotel in Puerto Princesa City');
    expect(screen.queryByLabelText('Lands at')).toBeNull();
  });

  test('takes a place of its own, which the operator confirms', async () => {
    const { user } = await openForm();
    const fields = within(group('Pickup')).getAllByRole('combobox');
    await user.type(fields[1] as HTMLElement, 'The blue gate');
    expect(within(group('Pickup')).getByText(/We confirm it by message/)).toBeTruthy();
    expect(stored<Record<string, unknown>>('booking-draft.1')['SV-PPS-ELN']).toMatchObject({
      pickup: { areaId: null, text: 'The blue gate' },
    });
  });
});

describe('days that cannot be chosen', () => {
  test('say why below the month, in Palawan’s time', async () => {
    const early = aVanDetail({ policy: { ...aVanDetail().policy, bookingNotice: '48h' } });
    await openForm(early);
    expect(await within(dialog()).findByText('Too late for this day: book at least 48 hours ahead.')).toBeTruthy();
    const day = (name: RegExp) => within(dialog()).getByRole('button', { name });
    expect(day(/January 11, 2027/).getAttribute('aria-disabled')).toBe('true');
    expect(day(/January 12, 2027/).getAttribute('aria-disabled')).toBeNull();
    expect(day(/Today.*January 10, 2027/)).toBeTruthy();
  });

  test('are refused by the browser’s own field too, where the calendar does not come', async () => {
    vi.doMock('../../src/islands/parts/booking/DayCalendar.tsx', () => {
      throw new Error('no connection');
    });
    const { user } = await openForm(
      aVanDetail({ closures: [{ from: '01-12', to: '01-13', reason: 'the road is closed' }] }),
    );
    const field = await within(dialog()).findByLabelText('Day of the trip');
    await user.type(field, '2027-01-12');
    expect(within(dialog()).getByText('No trips on this day: the road is closed.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, '2027-01-14');
    expect(stored<Record<string, unknown>>('booking-draft.1')['SV-PPS-ELN']).toMatchObject({ date: '2027-01-14' });
    vi.doUnmock('../../src/islands/parts/booking/DayCalendar.tsx');
  });
});

describe('a group', () => {
  test('that is larger than one booking takes is told so', async () => {
    localStorage.setItem('people.1', '11');
    await openForm();
    expect(within(group('People')).getByRole('status').textContent).toBe('8');
    expect(within(group('People')).getByText(/Your group of 11 needs more than one booking/)).toBeTruthy();
    expect(button('More people').getAttribute('aria-disabled')).toBe('true');
  });

  test('on a boat is brought back to where it was collected, unless it says otherwise', async () => {
    const { user } = await openForm(aBoatDetail());
    expect(screen.queryByRole('group', { name: 'Drop-off' })).toBeNull();
    await user.click(within(dialog()).getByRole('checkbox', { name: 'Bring us back to the same place' }));
    expect(group('Drop-off')).toBeTruthy();
  });

  test('brings cash for what is paid on the spot (specification, section 9, Fees paid on site)', async () => {
    await openForm(aBoatDetail());
    expect(await within(dialog()).findByText('₱800')).toBeTruthy();
    expect(within(dialog()).getByText('Kayak: ₱300 each, if you like')).toBeTruthy();
    expect(dialog().querySelector('.booking-cash')?.textContent).toContain('about $14');
  });

  test('hears that passports are needed', async () => {
    await openForm(aVanDetail({ documents: 'passport' }));
    expect(within(dialog()).getByText(/Everybody on this trip needs a passport/)).toBeTruthy();
  });
});

describe('a form that is closed', () => {
  test('is as it was when it opens again, also after a reload', async () => {
    const { user, press } = await openForm();
    await user.type(screen.getByLabelText(/^Notes/), 'Two surfboards');
    await user.click(button('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await press();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Two surfboards');
    cleanup();
    await openForm();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Two surfboards');
  });

  test('is empty where storage holds nonsense', async () => {
    localStorage.setItem('booking-draft.1', '{"SV-PPS-ELN":{"date":"<b>"}}');
    await openForm();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('');
  });
});

describe('a listing', () => {
  test('that is not offered any more leads to others', async () => {
    await open(aVanDetail(), {});
    expect((await screen.findByRole('alert')).textContent).toContain('not offered any more');
  });

  test('that cannot be had is asked for again', async () => {
    const detail = aVanDetail();
    const { user } = await open(detail, { [`/listings/${detail.code}.json`]: new TypeError('Failed to fetch') });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    Object.assign(server.answers, files(detail));
    await user.click(button('Try again'));
    expect(await within(dialog()).findByRole('button', { name: 'Add to cart' })).toBeTruthy();
  });
});

test('a full cart says so', async () => {
  const { aCartItem } = await import('../fixtures/a-cart-item.ts');
  localStorage.setItem(
    'cart-items.1',
    JSON.stringify(Array.from({ length: 30 }, (_, index) => aCartItem(`ITEM00${10 + index}`))),
  );
  const { user } = await openForm();
  await chooseDay(user, /January 12, 2027/);
  await user.click(within(group('Departure')).getByRole('radio', { name: '07:30 AM' }));
  await user.selectOptions(area('Pickup area'), 'Puerto Princesa Airport');
  await user.selectOptions(area('Drop-off area'), 'Corong-Corong');
  await user.click(button('Add to cart'));
  expect(screen.getByRole('alert').textContent).toBe('A cart holds at most 30 trips. Take one out first.');
});
