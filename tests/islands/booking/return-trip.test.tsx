import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aVanDetail, BEACH, CITY, TOWN } from '../../fixtures/builders/a-bookable-listing.ts';
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
  stored,
} from '../../fixtures/steps/an-open-dialog.tsx';

freshBrowsers();

const THERE = aVanDetail({
  returnTrip: { code: 'SV-ELN-PPS', slug: 'shared-van-to-puerto', route: 'El Nido to Puerto Princesa' },
});
const BACK = aVanDetail({
  code: 'SV-ELN-PPS',
  title: 'Shared van to Puerto Princesa',
  path: '/transfers/shared-van-to-puerto',
  pickup: [BEACH, TOWN],
  dropoff: [CITY],
  returnTrip: { code: 'SV-PPS-ELN', slug: 'shared-van-to-el-nido', route: 'Puerto Princesa to El Nido' },
});

const offer = () => within(dialog()).queryByRole('button', { name: 'Add both ways' });

/** A form of the way there that is filled in for the 20th of January, for three. */
async function fillWayThere(answers: Record<string, unknown> = { ...files(THERE), ...files(BACK) }) {
  const page = await open(THERE, answers);
  const { user } = page;
  await within(dialog()).findByRole('button', { name: 'Add to cart' });
  await chooseDay(user, /January 20, 2027/);
  await user.click(within(group('Departure')).getByRole('radio', { name: '7:30 AM' }));
  await user.click(button('More people'));
  await choosePlace(user, 'pickup', 'Any hotel in Puerto Princesa City');
  await choosePlace(user, 'dropoff', 'Casa Maria, Corong-Corong', 'Casa Maria');
  return page;
}

/** The same, with the form of the way back open. */
async function openWayBack() {
  const page = await fillWayThere();
  await page.user.click(button('Add both ways'));
  await within(dialog()).findByRole('heading', { name: 'Shared van to Puerto Princesa' });
  await within(dialog()).findByRole('button', { name: 'Add to cart' });
  return page;
}

describe('"And back?" (specification.md#booking-dialog)', () => {
  test('puts the way there into the cart and opens the way back with its stops swapped and its heading focused', async () => {
    await openWayBack();
    expect(cart().map(({ trip }) => trip.listingCode)).toEqual(['SV-PPS-ELN']);
    expect(document.activeElement?.textContent).toBe('Shared van to Puerto Princesa');
    expect(within(dialog()).getByText('The way there is in your cart. Now choose the way back.').role).toBe('status');
    expect(stored<Record<string, unknown>>('booking-draft.1')['SV-ELN-PPS']).toMatchObject({
      date: '',
      pickup: { areaId: BEACH.id, text: 'Casa Maria' },
      dropoff: { areaId: CITY.id, text: '' },
    });
    expect(within(group('People')).getByRole('status').textContent).toBe('3 people');
    expect(offer()).toBeNull();
  });

  test('needs only a day and an hour more, and puts the way back into the cart too', async () => {
    const { user } = await openWayBack();
    await user.click(button('Add to cart'));
    expect(screen.getByRole('alert').textContent).toBe('2 things are missing.');
    await chooseDay(user, /January 20, 2027/);
    await user.click(within(group('Departure')).getByRole('radio', { name: '1:30 PM' }));
    await user.click(button('Add to cart'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cart()[1]?.trip).toMatchObject({
      listingCode: 'SV-ELN-PPS',
      date: '2027-01-20',
      people: 3,
      pickup: { areaId: BEACH.id, text: 'Casa Maria' },
      dropoff: { areaId: CITY.id, text: '' },
    });
    expect(stored('booking-draft.1')).toEqual({});
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Book' })));
  });

  test('refuses a day before the way there, and says when that is', async () => {
    const { user } = await openWayBack();
    const day = (name: RegExp) => within(dialog()).findByRole('button', { name });
    expect((await day(/January 19, 2027/)).getAttribute('aria-disabled')).toBe('true');
    expect((await day(/January 20, 2027/)).getAttribute('aria-disabled')).toBeNull();
    expect(within(fieldOf('date')).getByText(/^You travel there on/).textContent).toContain('Wed, Jan 20, 2027');
    await user.click(await day(/January 19, 2027/));
    await user.click(button('Add to cart'));
    expect(fieldOf('date').textContent).toContain('Choose a day.');
  });

  test('keeps the way there in the cart, and what was chosen back, when the window is closed', async () => {
    const { user, press } = await openWayBack();
    await chooseDay(user, /January 25, 2027/);
    await user.click(button('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cart().map(({ trip }) => trip.listingCode)).toEqual(['SV-PPS-ELN']);
    expect(stored<Record<string, unknown>>('booking-draft.1')).toMatchObject({ 'SV-ELN-PPS': { date: '2027-01-25' } });
    await press();
    expect(within(dialog()).getByRole('heading', { name: 'Shared van to El Nido' })).toBeTruthy();
    expect(group('Departure').querySelector(':checked')).toBeNull();
  });

  test('adds nothing while something is missing', async () => {
    const { user } = await openForm(THERE);
    await user.click(button('Add both ways'));
    expect(screen.getByRole('alert').textContent).toBe('4 things are missing.');
    expect(cart()).toEqual([]);
    expect(stored('booking-draft.1') ?? {}).not.toHaveProperty('SV-ELN-PPS');
  });

  test('says so where the way back is not offered any more, with the way there in the cart', async () => {
    const { user } = await fillWayThere(files(THERE));
    await user.click(button('Add both ways'));
    expect((await screen.findByRole('alert')).textContent).toContain('no longer offered');
    expect(cart()).toHaveLength(1);
  });

  test('is not asked by a listing without a way back, as files of earlier builds have it', async () => {
    await openForm(aVanDetail());
    expect(offer()).toBeNull();
  });
});
