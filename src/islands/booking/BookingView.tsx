import { useState } from 'react';
import { readBookingAddress } from '../../lib/booking/booking-address.ts';
import { PATHS } from '../../lib/paths.ts';
import { keepsNothing } from '../../lib/stores/browser-storages.ts';
import { $cartItems } from '../../lib/stores/cart.ts';
import css from '../parts/booking/booking-page.css?inline';
import { ListingProblem } from '../parts/booking/ListingProblem.tsx';
import { useStyles } from '../parts/use-styles.ts';
import { useListings } from '../use-listings.ts';
import { BookingForm } from './BookingForm.tsx';

/** What the page is about: its listing, and what its address asks for. */
function readPage() {
  const code = document.querySelector('main')?.dataset.listing ?? '';
  const wish = readBookingAddress(location.search);
  const wanted = $cartItems.get().find(({ ref }) => ref === wish.ref);
  return { code, wish, item: wanted?.trip.listingCode === code ? wanted : null };
}

/** Where the browser keeps nothing, the cart lives on this page alone: see browser/cart/unkept-note.ts. */
function goToCart(): void {
  if (!keepsNothing()) location.assign(PATHS.cart);
}

/** Everything of a booking page: the form of its listing, or why there is none. */
export function BookingView() {
  useStyles(css);
  const [{ code, wish, item }] = useState(readPage);
  const { listings, retry } = useListings([code]);
  const known = listings.get(code);
  return (
    <div className="booking-sheet">
      {!known && <p className="booking-problem">Loading the trip …</p>}
      {known?.kind === 'found' && (
        <>
          <h2 className="hidden-visually">Your trip</h2>
          <BookingForm detail={known.detail} item={item} wish={wish} onDone={goToCart} />
        </>
      )}
      {known && known.kind !== 'found' && <ListingProblem gone={known.kind === 'gone'} retry={retry} />}
    </div>
  );
}
