import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aVanDetail } from '../../fixtures/builders/a-bookable-listing.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import {
  button,
  cart,
  chooseDay,
  choosePlace,
  dialog,
  fieldOf,
  files,
  freshBrowsers,
  group,
  open,
  openForm,
  placeField,
  stored,
  YEN,
} from '../../fixtures/steps/an-open-dialog.tsx';

freshBrowsers();

describe('booking a seat', () => {
  test('puts what was chosen in the cart, priced from its dollars, and closes', async () => {
    localStorage.setItem('preference.1', JSON.stringify(YEN));
    const { user } = await openForm();
    await chooseDay(user, /January 12, 2027/);
    await user.click(within(group('Departure')).getByRole('radio', { name: '9:30 AM' }));
    await user.click(button('More people'));
    await choosePlace(user, 'pickup', 'Puerto Princesa Airport');
    await user.type(screen.getByLabelText('Flight, if known'), '5J 637');
    await choosePlace(user, 'dropoff', 'Casa Maria, Any hotel in El Nido town', 'Casa Maria');
    await user.type(screen.getByLabelText(/^Notes/), 'A child seat');
    expect(dialog().querySelector('.booking-when')?.textContent).toBe(
      'Tue, Jan 12, 2027, 9:30 AM. Be ready at 9:15 AM, Palawan time.',
    );
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
    expect(texts).toEqual([
      'Choose a day.',
      'Choose a departure.',
      'Tell us where to pick you up.',
      'Tell us where to drop you off.',
    ]);
    expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('date');
    expect(cart()).toEqual([]);
    await chooseDay(user, /January 12, 2027/);
    expect(screen.queryByText('Choose a day.')).toBeNull();
  });
});

describe('a form that is closed', () => {
  test('is restored when it opens again, also after a reload', async () => {
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

  test('is rendered once, and the same window opens again', async () => {
    const { user, press } = await openForm();
    const window = dialog();
    await user.click(button('Close'));
    await press();
    expect(dialog()).toBe(window);
  });

  test('shows what another tab has filled in meanwhile', async () => {
    const { user, press } = await openForm();
    await user.type(screen.getByLabelText(/^Notes/), 'Two surfboards');
    await user.click(button('Close'));
    const drafts = stored<Record<string, { notes: string }>>('booking-draft.1');
    const newValue = JSON.stringify({ 'SV-PPS-ELN': { ...drafts['SV-PPS-ELN'], notes: 'Three surfboards' } });
    localStorage.setItem('booking-draft.1', newValue);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'booking-draft.1', newValue })));
    await press();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('Three surfboards');
    expect(stored<Record<string, { notes: string }>>('booking-draft.1')['SV-PPS-ELN']?.notes).toBe('Three surfboards');
  });

  test('is empty again once its trip is in the cart', async () => {
    const { user, press } = await openForm();
    await user.type(screen.getByLabelText(/^Notes/), 'Two surfboards');
    await chooseDay(user, /January 12, 2027/);
    await user.click(within(group('Departure')).getByRole('radio', { name: '9:30 AM' }));
    await choosePlace(user, 'pickup', 'Puerto Princesa Airport');
    await choosePlace(user, 'dropoff', 'Casa Maria, Any hotel in El Nido town', 'Casa Maria');
    await user.click(button('Add to cart'));
    expect(cart()).toHaveLength(1);
    await press();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Notes/).value).toBe('');
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
    expect((await screen.findByRole('alert')).textContent).toContain('no longer offered');
  });

  test('that cannot be loaded can be requested again', async () => {
    const detail = aVanDetail();
    const { user, server } = await open(detail, {
      [`/listings/${detail.code}.json`]: new TypeError('Failed to fetch'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    Object.assign(server.answers, files(detail));
    await user.click(button('Try again'));
    expect(await within(dialog()).findByRole('button', { name: 'Add to cart' })).toBeTruthy();
  });
});

describe('a hotel in an area of many (ADR 29)', () => {
  async function fillWithoutHotel() {
    const { user } = await openForm();
    await chooseDay(user, /January 12, 2027/);
    await user.click(within(group('Departure')).getByRole('radio', { name: '7:30 AM' }));
    await choosePlace(user, 'pickup', 'Puerto Princesa Airport');
    await user.click(button('Add to cart'));
    return user;
  }

  test('is requested, and no longer counted as missing once it is given', async () => {
    const user = await fillWithoutHotel();
    expect(cart()).toEqual([]);
    expect(fieldOf('dropoff').textContent).toContain('Tell us where to drop you off.');
    expect(screen.getByRole('alert').textContent).toBe('One thing is missing.');
    await choosePlace(user, 'dropoff', 'Casa Maria, Corong-Corong', 'Casa Maria');
    expect(screen.getByRole('alert').textContent).toBe('');
    await user.click(button('Add to cart'));
    expect(cart()[0]?.trip.dropoff).toEqual({ areaId: 'eln-corong-corong', text: 'Casa Maria' });
  });

  test('may be unknown, if the traveller says so', async () => {
    const user = await fillWithoutHotel();
    await choosePlace(user, 'dropoff', 'Corong-Corong');
    expect(placeField('dropoff').value).toBe('Corong-Corong');
    expect(fieldOf('dropoff').textContent).toContain('Hotel not known yet.');
    await user.click(button('Add to cart'));
    expect(cart()[0]?.trip.dropoff).toEqual({ areaId: 'eln-corong-corong', text: '' });
  });
});

test('a full cart says so', async () => {
  localStorage.setItem(
    'cart-items.1',
    JSON.stringify(Array.from({ length: 30 }, (_, index) => aCartItem(`ITEM00${10 + index}`))),
  );
  const { user } = await openForm();
  await chooseDay(user, /January 12, 2027/);
  await user.click(within(group('Departure')).getByRole('radio', { name: '7:30 AM' }));
  await choosePlace(user, 'pickup', 'Puerto Princesa Airport');
  await choosePlace(user, 'dropoff', 'Casa Maria, Corong-Corong', 'Casa Maria');
  await user.click(button('Add to cart'));
  expect(screen.getByRole('alert').textContent).toBe('A cart holds at most 30 trips. Remove one first.');
});
