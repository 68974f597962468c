import { STOP_SIDES } from '../../lib/booking/stop-names.ts';
import { placeOfStop } from '../../lib/booking/stop-options.ts';
import type { Stop } from '../../lib/booking/trip-choice.schema.ts';
import { returnDraft } from '../../lib/booking/trip-draft.ts';
import { itemPrice } from '../../lib/cart/price-item.ts';
import type { Area } from '../../lib/catalogue/place.schema.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { putInCart } from '../cart/cart.store.ts';
import { usePreference } from '../currency/use-preference.ts';
import { $placeSearchCache, recordPlace } from './recent-places.store.ts';
import { removeTripDraft, storeTripDraft } from './trip-drafts.store.ts';
import type { TripForm, TripFormSubject } from './use-trip-form.ts';

/** The price format, and the function that saves a form's trip in the cart. */
export interface SaveTrip {
  readonly view: PriceFormat;
  /** Whole US dollars. */
  readonly totalUsd: number;
  /** @throws RangeError when the cart is full */
  readonly add: () => void;
  /** Stores the draft of the way back, where the listing has one. */
  readonly draftReturn: () => void;
}

/** Stores a hotel in the traveller's own words. Found places are stored when they are chosen. */
function recordHotel(stop: Stop, areas: readonly Area[]): void {
  const place = placeOfStop(stop, areas);
  const isKnown = $placeSearchCache.get().some(({ name, areaId }) => name === stop.text && areaId === stop.areaId);
  if (place && !isKnown) recordPlace(place);
}

/** Puts the trip of a form into the cart at its price of now, and removes the draft. */
export function useSaveTrip({ detail, item }: TripFormSubject, form: TripForm): SaveTrip {
  const { trip, choice, people, key, draft } = form;
  const view = usePreference();
  const price = itemPrice(trip.price, people, view);
  const add = () => {
    const { title, path } = detail;
    putInCart({ ref: item?.ref, trip: choice, title, path, ...price });
    removeTripDraft(key);
    for (const side of STOP_SIDES) recordHotel(choice[side], detail[side]);
  };
  const draftReturn = () => {
    if (detail.returnTrip) storeTripDraft(detail.returnTrip.code, returnDraft(draft));
  };
  return { view, totalUsd: price.totalUsd, add, draftReturn };
}
