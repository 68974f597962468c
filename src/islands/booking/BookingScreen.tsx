import { useState } from 'react';
import { parseBookingUrl } from '../../lib/booking/booking-url.ts';
import { bookingObstacle } from '../../lib/catalogue/known-listing.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { bookingMessages } from '../../lib/messages/booking.ts';
import { bookingPath, PATHS } from '../../lib/navigation/paths.ts';
import { $cartItems } from '../cart/cart.store.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import { useListings } from '../listing/use-listings.ts';
import { BookingForm, type NextStep } from './BookingForm.tsx';
import css from './booking-page.css?inline';
import { goTo } from './go-to.ts';
import { ListingProblem } from './ListingProblem.tsx';

/** The listing of the page, and the choices in its address. */
function readPage() {
  const code = document.querySelector('main')?.dataset.listing ?? '';
  const prefill = parseBookingUrl(location.search);
  const wanted = $cartItems.get().find(({ ref }) => ref === prefill.ref);
  return { code, prefill, item: wanted?.trip.listingCode === code ? wanted : null };
}

/** The page that follows: the checkout, the form of the way back, or the cart. */
function nextPath(next: NextStep, { returnTrip }: ListingDetail): string {
  if (next === 'return' && returnTrip) return bookingPath(returnTrip.slug);
  return next === 'checkout' ? PATHS.payment : PATHS.cart;
}

/** The booking page of a listing: its form, or why there is none. */
export function BookingScreen() {
  useStyles(css);
  const language = useLanguage();
  const t = bookingMessages(language);
  const [{ code, prefill, item }] = useState(readPage);
  const { listings, retry } = useListings([code]);
  const known = listings.get(code);
  const obstacle = bookingObstacle(known);
  return (
    <div className="booking-sheet">
      {!known && <p className="booking-problem">{t.loading}</p>}
      {!obstacle && known?.kind === 'found' && (
        <>
          <h2 className="hidden-visually">{t.yourTrip}</h2>
          <BookingForm
            detail={known.detail}
            item={item}
            prefill={prefill}
            isShown
            onDone={(next) => goTo(localizedPath(nextPath(next, known.detail), language))}
          />
        </>
      )}
      {obstacle && <ListingProblem obstacle={obstacle} retry={retry} />}
    </div>
  );
}
