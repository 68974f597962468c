import { bookingObstacle } from '../../lib/catalogue/known-listing.ts';
import { bookingMessages } from '../../lib/messages/booking.ts';
import { tripChangeMessages } from '../../lib/messages/trip-change.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useListings } from '../listing/use-listings.ts';
import { BookingWindow } from './BookingWindow.tsx';
import { ListingProblem } from './ListingProblem.tsx';
import { TripChangeForm } from './TripChangeForm.tsx';
import type { TripChangeSubject } from './use-trip-change.ts';

export interface TripChangeProps extends TripChangeSubject {
  readonly view: PriceFormat;
  readonly close: () => void;
}

/** The dialog that changes a booked trip: its form, then the difference of the price. */
export function TripChangeDialog({ view, close, ...subject }: TripChangeProps) {
  const language = useLanguage();
  const { title, trip } = subject.booked;
  const { listings, retry } = useListings([trip.listingCode]);
  const known = listings.get(trip.listingCode);
  const obstacle = bookingObstacle(known);
  return (
    <BookingWindow title={tripChangeMessages(language).title(title)} close={close}>
      {!known && <p className="booking-problem">{bookingMessages(language).loading}</p>}
      {!obstacle && known?.kind === 'found' && <TripChangeForm {...subject} detail={known.detail} view={view} />}
      {obstacle && <ListingProblem obstacle={obstacle} retry={retry} />}
    </BookingWindow>
  );
}
