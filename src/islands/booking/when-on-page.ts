import type { BookableTrip } from '../../lib/booking/bookable-trip.ts';
import { dayObstacle } from '../../lib/booking/day-validation.ts';
import { emptyDraft } from '../../lib/booking/trip-draft.ts';
import { tripOfListing } from '../../lib/booking/trip-of-listing.ts';
import { detailIn } from '../../lib/catalogue/known-listing.ts';
import { $knownListings } from '../listing/known-listings.store.ts';
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

/**
 * Stores the day and the hour of the price card in the listing's draft. The form follows the draft,
 * and says why a day cannot be booked.
 */
export function storeWhen(code: string): void {
  const page = whenOnPage(code);
  if (!page) return;
  const { date, time, trip } = page;
  const draft = tripDraft(code) ?? emptyDraft(trip);
  const next = { ...draft, date: date.value || draft.date, time: time.value || draft.time };
  if (next.date !== draft.date || next.time !== draft.time) storeTripDraft(code, next);
}

/** Shows the day and the hour of the listing's draft in the price card, now and later. */
export function syncWhenFields(code: string): void {
  let shown: unknown = null;
  const show = () => {
    const page = whenOnPage(code);
    const draft = tripDraft(code);
    if (!page || draft === shown) return;
    shown = draft;
    page.date.value = bookableDay(draft?.date ?? '', page.trip);
    page.time.value = draft?.time || (page.time.options[0]?.value ?? '');
  };
  // What was chosen before the code came is newer than the draft.
  if (whenOnPage(code)?.date.value === '') show();
  else shown = tripDraft(code);
  $tripDrafts.listen(show);
}
