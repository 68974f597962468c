import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartItem } from '../../../src/lib/cart/cart-item.schema.ts';
import { aBoatDetail, anItemOf, aVanDetail } from '../../fixtures/builders/a-bookable-listing.ts';
import { answering } from '../../fixtures/fakes/answering.ts';
import { OPERATOR } from '../../fixtures/steps/an-open-screen.tsx';

const VAN = aVanDetail();
const van = anItemOf(VAN, 'VAN00000', { date: '2027-01-12', people: 4, notes: 'A child seat' });

const notes = () => screen.findByLabelText<HTMLTextAreaElement>(/^Notes/);
const people = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'How many people' }).value;

async function open(search: string, cart: readonly CartItem[] = [], detail = VAN) {
  vi.resetModules();
  localStorage.setItem('cart-items.1', JSON.stringify(cart));
  history.replaceState(null, '', `/booking/shared-van-to-el-nido${search}`);
  document.body.innerHTML = `<main data-listing="${VAN.code}"><div id="island"></div></main>`;
  vi.stubGlobal('fetch', answering({ [`/listings/${VAN.code}.json`]: detail }).fetch);
  const { ScreenIsland } = await import('../../../src/islands/start/ScreenIsland.tsx');
  render(<ScreenIsland screen="booking" operator={OPERATOR} />, {
    container: document.querySelector('#island') as HTMLElement,
  });
  return userEvent.setup();
}

/** The day that the calendar has chosen. */
async function chosenDay(): Promise<string | null | undefined> {
  await userEvent.click(await screen.findByRole('button', { name: 'Change the day' }));
  const grid = await screen.findByRole('grid');
  return grid.querySelector('[aria-selected=true] [aria-label]')?.getAttribute('aria-label');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-10T08:30:00+08:00') });
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the booking page (specification.md#routes: /booking/{slug})', () => {
  test('begins with the day and the group that its address asks for', async () => {
    await open('?date=2027-01-14&people=5');
    await notes();
    expect(people()).toBe('5');
    expect(document.body.textContent).toContain('Choose a day and a time');
    expect(await chosenDay()).toContain('January 14, 2027');
    // The group that other pages show stays what it was.
    expect(localStorage.getItem('people.1')).toBeNull();
  });

  test('changes the item of the cart that its address names', async () => {
    const user = await open('?ref=VAN00000', [van]);
    expect((await notes()).value).toBe('A child seat');
    expect(people()).toBe('4');
    const go = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(JSON.parse(localStorage.getItem('cart-items.1') ?? '[]')).toHaveLength(1);
    expect(go).toHaveBeenCalledExactlyOnceWith('/cart');
  });

  test.each([
    ['', 'March 12, 2027'],
    ['?people=5', 'March 12, 2027'],
    ['?date=2027-01-14', 'January 14, 2027'],
    ['?ref=VAN00000', 'January 12, 2027'],
  ])('begins, opened with "%s" after a search for March 12, with %s', async (search, day) => {
    localStorage.setItem('search-data.1', '{"date":"2027-03-12"}');
    await open(search, [van]);
    expect(await chosenDay()).toContain(day);
  });

  test.each([
    ['of another listing', '?ref=BOAT0000'],
    ['that is not there', '?ref=ZZZZZZZZ'],
    ['that makes no sense', '?ref=<b>&date=soon&people=99'],
  ])('books anew for an item %s', async (_name, search) => {
    await open(search, [anItemOf(aBoatDetail(), 'BOAT0000')]);
    expect((await notes()).value).toBe('');
    expect(people()).toBe('2');
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeTruthy();
  });

  test('has no form for an example, but says what to do instead', async () => {
    await open('', [], { ...VAN, sample: true });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('It cannot be booked. Ask us by message what we can do');
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });
});
