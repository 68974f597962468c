import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aVanDetail } from '../../fixtures/builders/a-bookable-listing.ts';
import { aClosedDeparture, aDay, aDeparture, anAvailability } from '../../fixtures/builders/an-availability.ts';
import { chooseDay, dialog, files, freshBrowsers, group, open } from '../../fixtures/steps/an-open-dialog.tsx';

freshBrowsers();

const PATH = '/api/availability?listing=SV-PPS-ELN&from=2027-01-10&to=2027-01-31';

/**
 * The van of January: two places at 07:30 on the 12th, none on the 13th. The operator asks for
 * calls on the 14th.
 */
const JANUARY = anAvailability([
  aDay([aDeparture({ vacancies: 2 }), aDeparture({ time: '09:30' }), aDeparture({ time: '11:30', vacancies: 0 })]),
  aDay([aDeparture({ vacancies: 0 })], '2027-01-13'),
  aDay([aClosedDeparture({ isOnRequest: true })], '2027-01-14'),
  aDay([aDeparture({ vacancies: 2 })], '2027-01-15'),
  aDay([aClosedDeparture({ reason: 'the road is closed' })], '2027-01-16'),
]);

/** The dialog of the van with what the service says of January. */
async function openVan(answer: unknown = JANUARY) {
  const detail = aVanDetail();
  const page = await open(detail, { ...files(detail), [PATH]: answer });
  await within(dialog()).findByRole('button', { name: 'Add to cart' });
  return page;
}

const day = (name: RegExp) => within(dialog()).findByRole('button', { name });
const hour = (name: RegExp) => within(dialog()).getByRole<HTMLInputElement>('radio', { name });
const morePeople = () => within(dialog()).getByRole('button', { name: 'More people' });

describe('days without a place (specification.md#availability-status)', () => {
  test('are marked with words and cannot be chosen', async () => {
    const { user } = await openVan();
    const full = await day(/January 13, 2027, Full$/);
    expect(full.getAttribute('aria-disabled')).toBe('true');
    expect(full.textContent).toBe('13Full');
    await day(/January 14, 2027, Ask us$/);
    await day(/January 16, 2027, Closed$/);
    screen.getByText('Sold out on January 13.');
    screen.getByText('Closed on January 16: the road is closed.');
    expect(screen.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/contact');
    await user.click(full);
    expect(full.closest('td')?.getAttribute('aria-selected')).not.toBe('true');
  });

  test('follow the size of the group without another request', async () => {
    const { user, server } = await openVan();
    await day(/January 13, 2027, Full$/);
    await day(/January 15, 2027$/);
    await user.click(morePeople());
    await day(/January 15, 2027, 2 left$/);
    expect(server.asked.filter((path) => path.startsWith('/api/availability'))).toEqual([PATH]);
  });

  test('are unknown without an API: all is as before, and one line says so', async () => {
    const { user } = await openVan(404);
    await screen.findByText('We check for free places when you send this.');
    await chooseDay(user, /January 13, 2027$/);
    expect(hour(/^7:30 AM$/).disabled).toBe(false);
  });
});

describe('departures without a place (specification.md#availability-status)', () => {
  test('say what is left, and cannot be chosen when that is nothing', async () => {
    const { user } = await openVan();
    await day(/January 13, 2027, Full$/);
    await chooseDay(user, /January 12, 2027/);
    expect(hour(/^7:30 AM\s*2 places left$/).disabled).toBe(false);
    expect(hour(/^9:30 AM$/).disabled).toBe(false);
    expect(hour(/^11:30 AM\s*Sold out$/).disabled).toBe(true);
  });

  test('a larger group is told which hour would take it, and one press chooses that', async () => {
    const { user } = await openVan();
    await day(/January 13, 2027, Full$/);
    await chooseDay(user, /January 12, 2027/);
    await user.click(hour(/^7:30 AM/));
    await user.click(morePeople());
    const field = group('Departure');
    within(field).getByText('Only 2 places are left, and there are 3 of you.');
    await user.click(within(dialog()).getByRole('button', { name: 'Add to cart' }));
    expect(dialog().isConnected).toBe(true);
    await user.click(within(field).getByRole('button', { name: '9:30 AM' }));
    expect(hour(/^9:30 AM/).checked).toBe(true);
    expect(within(field).queryByText(/and there are 3 of you/)).toBeNull();
  });
});

describe('the sea in the booking dialog (specification.md#the-sea)', () => {
  const sea = { status: 'rough', note: '', setAt: '2027-01-10T06:40:00+08:00', lastDay: '2027-01-12', isUntil: true };

  test('is told once a day is chosen for which it counts, and not for a later one', async () => {
    const { user } = await openVan({ ...JANUARY, sea });
    await day(/January 13, 2027, Full$/);
    expect(screen.queryByText(/^Rough sea/)).toBeNull();
    await chooseDay(user, /January 12, 2027$/);
    screen.getByText(/^Rough sea: .* Until Tue, Jan 12, 2027\. Updated today at 6:40 AM\.$/);
    await chooseDay(user, /January 15, 2027$/);
    expect(screen.queryByText(/^Rough sea/)).toBeNull();
  });
});
