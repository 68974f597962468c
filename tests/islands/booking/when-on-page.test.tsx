import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ListingDetail } from '../../../src/lib/catalogue/listing-detail.schema.ts';
import { aVanDetail } from '../../fixtures/builders/a-bookable-listing.ts';
import {
  button,
  chooseDay,
  dialog,
  freshBrowsers,
  group,
  openForm,
  stored,
} from '../../fixtures/steps/an-open-dialog.tsx';

freshBrowsers();

const CARD = `<fieldset data-when>
  <input type="date" name="date" />
  <select name="time"><option value="">Choose</option><option>07:30</option><option>09:30</option></select>
</fieldset>`;

const day = () => document.querySelector('[data-when] input') as HTMLInputElement;
const hour = () => document.querySelector('[data-when] select') as HTMLSelectElement;

/** A listing's page with its price card, whose dialog was opened and closed. */
async function openPage(changes: Partial<ListingDetail> = {}) {
  const page = await openForm(aVanDetail(changes));
  await page.user.click(button('Close'));
  screen.getByRole('main').insertAdjacentHTML('beforeend', CARD);
  return page;
}

async function chosenDay() {
  // A chosen day is folded to one line.
  const folded = dialog().querySelector('.chosen-day time');
  if (folded) return folded.textContent;
  const grid = await within(dialog()).findByRole('grid');
  return grid.querySelector('[aria-selected=true] [aria-label]')?.getAttribute('aria-label') ?? null;
}

describe('day and hour of the price card (specification.md#listing-page)', () => {
  test('are chosen in the dialog when it opens', async () => {
    const { press } = await openPage();
    day().value = '2027-01-20';
    hour().value = '09:30';
    await press();
    await waitFor(async () => expect(await chosenDay()).toContain('Jan 20, 2027'));
    expect(within(group('Departure')).getByRole('radio', { name: '9:30 AM' })).toHaveProperty('checked', true);
  });

  test('store nothing while they are empty', async () => {
    const { press } = await openPage();
    await press();
    expect(await chosenDay()).toBeNull();
    expect(stored('booking-draft.1')).toBeNull();
  });

  test('leave what else was filled in', async () => {
    const { user, press } = await openPage();
    await press();
    await user.type(screen.getByLabelText(/^Notes/), 'Two surfboards');
    await user.click(button('Close'));
    day().value = '2027-01-20';
    await press();
    await waitFor(async () => expect(await chosenDay()).toContain('Jan 20, 2027'));
    expect(screen.getByLabelText(/^Notes/)).toHaveProperty('value', 'Two surfboards');
  });

  test('a day that cannot be booked is refused by the dialog, not silently dropped', async () => {
    const closures = [{ from: '01-12', to: '01-13', reason: 'the road is closed' }];
    const { user, press } = await openPage({ closures });
    day().value = '2027-01-12';
    await press();
    await user.click(button('Add to cart'));
    expect(await within(dialog()).findByText('This trip does not run on that day: the road is closed.')).toBeTruthy();
  });

  test('follow what is chosen in the dialog', async () => {
    const { user, press } = await openPage();
    await press();
    await chooseDay(user, /January 20, 2027/);
    await user.click(within(group('Departure')).getByRole('radio', { name: '7:30 AM' }));
    expect(day().value).toBe('2027-01-20');
    expect(hour().value).toBe('07:30');
  });

  test('are the day that was looked for, before the dialog is opened, which stores nothing', async () => {
    localStorage.setItem('search-data.1', JSON.stringify({ origin: 'PPS', date: '2027-03-12' }));
    const { press } = await openPage();
    const { syncWhenFields } = await import('../../../src/islands/booking/when-on-page.ts');
    syncWhenFields('SV-PPS-ELN');
    expect(day().value).toBe('2027-03-12');
    await press();
    await waitFor(async () => expect(await chosenDay()).toContain('Mar 12, 2027'));
    expect(stored('booking-draft.1')).toBeNull();
  });
});
