import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ListingDetail } from '../../../src/lib/catalogue/listing-detail.schema.ts';
import { aBoatDetail, aVanDetail, CITY, TOWN } from '../../fixtures/builders/a-bookable-listing.ts';
import { aFoundPlace } from '../../fixtures/builders/a-found-place.ts';
import {
  button,
  cart,
  chooseDay,
  choosePlace,
  dialog,
  fieldOf,
  freshBrowsers,
  group,
  openForm,
  placeField,
  stored,
} from '../../fixtures/steps/an-open-dialog.tsx';

freshBrowsers();

const CASA = aFoundPlace({ place_id: 'casa', name: 'Casa Maria', areaId: TOWN.id, town: 'ELN' });

/** The questions of the form, as they are counted: a folded note is none. */
function questions(): readonly string[] {
  const fields = [...dialog().querySelectorAll<HTMLElement>('.booking-fields > :not(details)')];
  return fields
    .filter((field) => field.querySelector('input, select, textarea, .only-departure, .react-aria-Calendar'))
    .map((field) => field.dataset['field'] ?? field.className);
}

const size = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'How many people' });

describe('the questions of a form (specification.md#booking-dialog)', () => {
  test.each<[string, number, ListingDetail]>([
    ['van from the airport', 6, aVanDetail()],
    ['van at any hour', 5, aVanDetail({ sched: [], pickup: [CITY], dropoff: [TOWN] })],
    ['boat', 4, aBoatDetail()],
  ])('of a %s are %i at most', async (name, most, detail) => {
    const { user } = await openForm(detail);
    await within(dialog()).findByRole('grid');
    if (name.includes('airport')) await choosePlace(user, 'pickup', 'Puerto Princesa Airport');
    const asked = questions().filter((field) => field !== 'tick');
    expect(asked).toContain('pickup');
    expect(asked.length).toBeLessThanOrEqual(most);
    expect(dialog().querySelector<HTMLDetailsElement>('.booking-fields > details')?.open).toBe(false);
  });
});

describe('the day', () => {
  test('folds to one line with the focus on its button, which opens the calendar at that day again', async () => {
    const { user } = await openForm();
    await chooseDay(user, /January 12, 2027/);
    const change = button('Change the day');
    expect(within(dialog()).queryByRole('grid')).toBeNull();
    expect(fieldOf('date').textContent).toContain('Tue, Jan 12, 2027');
    expect(document.activeElement).toBe(change);
    await user.click(change);
    const day = await within(dialog()).findByRole('button', { name: /January 12, 2027 selected/ });
    expect(document.activeElement).toBe(day);
    await chooseDay(user, /January 20, 2027/);
    expect(fieldOf('date').textContent).toContain('Wed, Jan 20, 2027');
  });
});

describe('how many travel', () => {
  test('is typed between the buttons', async () => {
    const { user } = await openForm();
    await user.clear(size());
    await user.type(size(), '5');
    expect(stored('people.1')).toBe(5);
    expect(dialog().querySelector('.booking-price')?.textContent).toContain('for 5 people, $17 each');
    await user.click(button('More people'));
    expect(size().value).toBe('6');
  });

  test.each([
    ['88', '8'],
    ['0', '1'],
    ['-3', '2'],
    ['', '2'],
  ])('"%s" becomes %s, and the range is said', async (typed, becomes) => {
    const { user } = await openForm();
    await user.clear(size());
    if (typed !== '') await user.type(size(), typed);
    await user.tab();
    expect(size().value).toBe(becomes);
    expect(group('People').textContent).toContain('1 to 8 people in one booking.');
  });
});

describe('a place from before', () => {
  test('that the listing serves is one press away, on its side only', async () => {
    localStorage.setItem('place-search-cache.1', JSON.stringify([CASA]));
    const { user } = await openForm();
    expect(fieldOf('pickup').querySelector('button')).toBeNull();
    await user.click(button('Same as before: Casa Maria'));
    expect(placeField('dropoff').value).toBe('Casa Maria');
    expect(document.activeElement).toBe(placeField('dropoff'));
    expect(stored<Record<string, unknown>>('booking-draft.1')['SV-PPS-ELN']).toMatchObject({
      dropoff: { areaId: TOWN.id, text: 'Casa Maria' },
    });
  });

  test('is also a hotel in the traveller’s own words, once a trip with it is in the cart', async () => {
    const { user } = await openForm(aBoatDetail());
    await chooseDay(user, /January 12, 2027/);
    await choosePlace(user, 'pickup', 'Inn by the sea, Corong-Corong', 'Inn by the sea');
    await user.click(button('Add to cart'));
    expect(cart()).toHaveLength(1);
    expect(stored<readonly unknown[]>('place-search-cache.1')).toMatchObject([
      { name: 'Inn by the sea', areaId: 'eln-corong-corong', town: 'ELN' },
    ]);
  });
});

test('a choice stays when Escape is pressed in its field, and typed words go', async () => {
  const { user } = await openForm();
  await choosePlace(user, 'pickup', 'Puerto Princesa Airport');
  await user.keyboard('{Escape}');
  expect(placeField('pickup').value).toBe('Puerto Princesa Airport');
  await user.type(placeField('dropoff'), 'Casa{Escape}{Escape}');
  expect(placeField('dropoff').value).toBe('');
});

test('a place that is typed in full is that place', async () => {
  const { user } = await openForm();
  await user.type(placeField('pickup'), 'puerto princesa airport');
  await user.tab();
  expect(placeField('pickup').value).toBe('Puerto Princesa Airport');
  expect(stored<Record<string, unknown>>('booking-draft.1')['SV-PPS-ELN']).toMatchObject({
    pickup: { areaId: 'pps-airport', text: '' },
  });
});
