import { useState } from 'react';
import { readBookingAddress } from '../lib/booking/booking-address.ts';
import { PATHS } from '../lib/paths.ts';
import { $cartItems } from '../lib/stores/cart.ts';
import { BookingForm } from './booking/BookingForm.tsx';
import css from './parts/booking/booking-page.css?inline';
import { ListingProblem } from './parts/booking/ListingProblem.tsx';
import { Island } from './parts/Island.tsx';
import { useStyles } from './parts/use-styles.ts';
import { useListings } from './use-listings.ts';

/** What the page is about: its listing, and what its address asks for. */
function readPage() {
  const code = document.querySelector('main')?.dataset.listing ?? '';
  const wish = readBookingAddress(location.search);
  const wanted = $cartItems.get().find(({ ref }) => ref === wish.ref);
  return { code, wish, item: wanted?.trip.listingCode === code ? wanted : null };
}

/** The booking of a trip on a page of its own (specification, section 2: `/booking/{slug}`), rendered in the browser only. */
export function BookingPage() {
  useStyles(css);
  const [{ code, wish, item }] = useState(readPage);
  const { listings, retry } = useListings([code]);
  const known = listings.get(code);
  return (
    <Island name="the booking">
      <div className="booking-sheet">
        {!known && <p className="booking-problem">Loading the trip …</p>}
        {known?.kind === 'found' && (
          <BookingForm detail={known.detail} item={item} wish={wish} onDone={() => location.assign(PATHS.cart)} />
        )}
        {known && known.kind !== 'found' && <ListingProblem gone={known.kind === 'gone'} retry={retry} />}
      </div>
    </Island>
  );
}
