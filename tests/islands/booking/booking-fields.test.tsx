import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aBoatDetail, aVanDetail } from '../../fixtures/builders/a-bookable-listing.ts';
import {
  button,
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
import { GERMAN_YEN, markedTexts } from '../../fixtures/steps/marked-texts.ts';

freshBrowsers();

describe('a form that is filled', () => {
  test('shows the rules of cancelling as dates once there is a departure (specification.md#cancellation)', async () => {
    const { user } = await openForm();
    const summary = within(dialog()).getByRole('complementary', { name: 'What you book' });
    expect(summary.querySelector('.booking-when')?.textContent).toBe('Choose a day and a time');
    expect(summary.textContent).toContain('Choose a day and time to see the dates.');
    await chooseDay(user, /January 20, 2027/);
    await user.click(within(group('Departure')).getByRole('radio', { name: '7:30 AM' }));
    expect(summary.textContent).toMatch(/Free cancellation until \w{3}, Jan 1\d, 7:30 AM, Palawan time\./);
  });

  test('points out a flight that arrives too late (specification.md#listing-content)', async () => {
    const { user } = await openForm();
    await user.click(within(group('Departure')).getByRole('radio', { name: '7:30 AM' }));
    await choosePlace(user, 'pickup', 'Puerto Princesa Airport');
    await user.type(screen.getByLabelText('Lands at'), '06:30');
    expect(within(dialog()).getByText(/^You have only 60 minutes between/).textContent).toContain(
      'The one at 9:30 AM leaves enough time.',
    );
    await choosePlace(user, 'pickup', 'Any hotel in Puerto Princesa City');
    expect(screen.queryByLabelText('Lands at')).toBeNull();
  });

  test('accepts a typed place, which the operator confirms', async () => {
    const { user } = await openForm();
    await user.type(placeField('pickup'), 'The blue gate');
    expect(within(fieldOf('pickup')).getByText(/We confirm it by message before the trip/)).toBeTruthy();
    expect(stored<Record<string, unknown>>('booking-draft.1')['SV-PPS-ELN']).toMatchObject({
      pickup: { areaId: null, text: 'The blue gate' },
    });
  });
});

describe('days that cannot be chosen', () => {
  test('say why below the month, in Palawan’s time', async () => {
    const early = aVanDetail({ policy: { ...aVanDetail().policy, bookingNotice: '48h' } });
    await openForm(early);
    await within(dialog()).findByRole('grid');
    expect(
      await within(dialog()).findByText('Too late for January 10 to 11: book at least 48 hours ahead.'),
    ).toBeTruthy();
    const day = (name: RegExp) => within(dialog()).getByRole('button', { name });
    expect(day(/January 11, 2027/).getAttribute('aria-disabled')).toBe('true');
    expect(day(/January 12, 2027/).getAttribute('aria-disabled')).toBeNull();
    expect(day(/Today.*January 10, 2027/)).toBeTruthy();
  });

  test('are refused by the browser’s own field too, where the calendar does not load', async () => {
    const calendar = '../../../src/islands/booking/DayCalendar.tsx';
    vi.doMock(calendar, () => {
      throw new Error('no connection');
    });
    onTestFinished(() => {
      vi.doUnmock(calendar);
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
  });
});

describe('a group', () => {
  test('that is larger than one booking takes is asked to book twice', async () => {
    localStorage.setItem('people.1', '11');
    await openForm();
    expect(within(group('People')).getByRole('status').textContent).toBe('8 people');
    expect(within(group('People')).getByText(/Your group of 11 needs more than one booking/)).toBeTruthy();
    expect(button('More people').getAttribute('aria-disabled')).toBe('true');
  });

  test('on a boat is brought back to where it was collected, unless it says otherwise', async () => {
    const { user } = await openForm(aBoatDetail());
    expect(screen.queryByRole('combobox', { name: 'Where should we drop you off?' })).toBeNull();
    await user.click(button('Add to cart'));
    expect(dialog().querySelectorAll('.field-problem')).toHaveLength(2);
    expect(within(dialog()).getByRole('alert').textContent).toBe('2 things are missing.');
    await user.click(within(dialog()).getByRole('checkbox', { name: 'Bring us back to the same place' }));
    expect(placeField('dropoff')).toBeTruthy();
  });

  test('brings cash for what is paid on the spot (specification.md#on-site-fees)', async () => {
    await openForm(aBoatDetail());
    expect(await within(dialog()).findByText('₱800')).toBeTruthy();
    const fees = within(dialog())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(fees).toContain('Kayak: ₱300 each, optional');
    expect(dialog().querySelector('.booking-cash')?.textContent).toContain('about $14');
  });

  test('is informed that passports are needed', async () => {
    await openForm(aVanDetail({ documents: 'passport' }));
    expect(within(dialog()).getByText(/Everyone on this trip needs a passport/)).toBeTruthy();
  });
});

describe('text in another language’s format', () => {
  test('is marked with its language everywhere about the trip', async () => {
    localStorage.setItem('preference.1', JSON.stringify(GERMAN_YEN));
    const { user } = await openForm(aBoatDetail());
    await chooseDay(user, /12\. Januar 2027/);
    const marked = (place: string) => markedTexts(dialog().querySelector(place), 'de-DE');
    expect(marked('.only-departure')).toEqual(['09:00']);
    expect(marked('.booking-when')).toEqual(['Di., 12. Jan. 2027', '09:00', '08:45']);
    expect(marked('.price-lines')).toEqual(['4.500 ¥', '9.000 ¥', '2 × 30 $ = 60 $']);
    await waitFor(() => expect(dialog().querySelector('.booking-cash')?.textContent).toContain(', about'));
    expect(marked('.booking-cash')).toEqual(['800 PHP', '2.100 ¥', '400 PHP', '300 PHP']);
    expect(marked('.booking-cancellation')).toEqual(['Mo., 11. Jan., 09:00']);
  });

  test('is marked with its language in the note about the flight', async () => {
    localStorage.setItem('preference.1', JSON.stringify(GERMAN_YEN));
    const { user } = await openForm();
    await user.click(within(group('Departure')).getByRole('radio', { name: '07:30' }));
    await choosePlace(user, 'pickup', 'Puerto Princesa Airport');
    await user.type(screen.getByLabelText('Lands at'), '06:30');
    expect(markedTexts(dialog().querySelector('.booking-arrival'), 'de-DE')).toEqual(['09:30']);
  });
});
