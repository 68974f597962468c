import type { BookableTrip } from '../../lib/booking/bookable-trip.ts';
import { dayObstacle } from '../../lib/booking/day-validation.ts';
import { emptyDraft } from '../../lib/booking/trip-draft.ts';
import { tripOfListing } from '../../lib/booking/trip-of-listing.ts';
import { detailIn } from '../../lib/catalogue/known-listing.ts';
import { $knownListings } from '../listing/known-listings.store.ts';
import { $searchData } from '../search/search-data.store.ts';
import { $tripDrafts, storeTripDraft, tripDraft } from './trip-drafts.store.ts';

/** The day and the hour of a listing's price card, and the trip; null before it is known. */
function whenOnPage(code: string) {
  const date = document.querySelector<HTMLInputElement>('[data-when] [name="date"]');
  const time = document.querySelector<HTMLSelectElement>('[data-when] [name="time"]');
  const detail = detailIn($knownListings.get(), code);
  return date && time && detail && { date, time, trip: tripOfListing(detail) };
}

/** The day of a draft as long as it can be booked, or empty. */
function bookableDay(date: string, trip: BookableTrip): string {
  return date !== '' && dayObstacle(date, trip, Date.now()) === null ? date : '';
}

/** The day with which the form opens: that of the draft, else the one that was looked for. */
function dayOfForm(code: string, trip: BookableTrip): string {
  return tripDraft(code)?.date ?? bookableDay($searchData.get().date ?? '', trip);
}

/**
 * Stores the day and the hour of the price card in the listing's draft. The form follows the draft,
 * and says why a day cannot be booked.
 */
export function storeWhen(code: string): void {
  const page = whenOnPage(code);
  if (!page) return;
  const { date, time, trip } = page;
  const draft = tripDraft(code) ?? emptyDraft(trip);
  const day = dayOfForm(code, trip);
  const next = { ...draft, date: date.value || day, time: time.value || draft.time };
  if (next.date !== day || next.time !== draft.time) storeTripDraft(code, next);
}

/** Shows the day and the hour of the listing's draft in the price card, now and later. */
export function syncWhenFields(code: string): void {
  let shown: unknown;
  const show = () => {
    const page = whenOnPage(code);
    const draft = tripDraft(code);
    if (!page || draft === shown) return;
    page.date.value = bookableDay(dayOfForm(code, page.trip), page.trip);
    // Without a draft, an hour that was chosen before the code came stays.
    if (draft || shown) page.time.value = draft?.time || (page.time.options[0]?.value ?? '');
    shown = draft;
  };
  // What was chosen before the code came is newer than the draft.
  if (whenOnPage(code)?.date.value === '') show();
  else shown = tripDraft(code);
  $tripDrafts.listen(show);
}
