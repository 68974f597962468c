import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { ListingDetail } from '../../../src/lib/catalogue/listing-detail.schema.ts';
import { aVanDetail } from '../../fixtures/builders/a-bookable-listing.ts';
import { button, chooseDay, dialog, freshBrowsers, openForm, stored } from '../../fixtures/steps/an-open-dialog.tsx';

freshBrowsers();

const lookFor = (date: string) => localStorage.setItem('search-data.1', JSON.stringify({ origin: 'PPS', date }));

/** The month that the calendar shows, and its chosen day. */
async function calendar() {
  const change = within(dialog()).queryByRole('button', { name: 'Change the day' });
  if (change) await userEvent.click(change);
  const grid = await within(dialog()).findByRole('grid');
  const chosen = grid.querySelector('[aria-selected=true] [aria-label]');
  return { month: grid.getAttribute('aria-label'), chosen: chosen?.getAttribute('aria-label') ?? null };
}

describe('a form after a search for a day (specification.md#state: searchData)', () => {
  test('begins with that day, in its month, and stores nothing by being viewed', async () => {
    lookFor('2027-03-12');
    await openForm();
    const { month, chosen } = await calendar();
    expect(month).toContain('March 2027');
    expect(chosen).toContain('March 12, 2027');
    expect(stored('booking-draft.1')).toBeNull();
  });

  test.each<[string, string, Partial<ListingDetail>]>([
    ['is over', '2027-01-09', {}],
    ['is too soon for this trip', '2027-01-12', { policy: { ...aVanDetail().policy, bookingNotice: '72h' } }],
    ['has no trips', '2027-01-12', { closures: [{ from: '01-12', to: '01-13', reason: 'the road is closed' }] }],
    ['has no prices yet', '2099-02-14', {}],
  ])('begins without one that %s', async (_why, date, changes) => {
    lookFor(date);
    await openForm(aVanDetail(changes));
    const { month, chosen } = await calendar();
    expect(month).toContain('January 2027');
    expect(chosen).toBeNull();
  });

  test('keeps what was already filled in', async () => {
    const { user } = await openForm();
    await user.type(screen.getByLabelText(/^Notes/), 'Two surfboards');
    lookFor('2027-03-12');
    cleanup();
    await openForm();
    expect((await calendar()).chosen).toBeNull();
    await chooseDay(user, /January 20, 2027/);
    await user.click(button('Close'));
    cleanup();
    await openForm();
    expect((await calendar()).chosen).toContain('January 20, 2027');
  });
});
