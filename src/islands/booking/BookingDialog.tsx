import type { CartItem } from '../../lib/cart/cart-item.schema.ts';
import { BookingWindow } from '../parts/booking/BookingWindow.tsx';
import { ListingProblem } from '../parts/booking/ListingProblem.tsx';
import { useListings } from '../use-listings.ts';
import { BookingForm } from './BookingForm.tsx';

interface Props {
  /** The listing. */
  readonly code: string;
  /** The item of the cart that is changed; null for a new one. */
  readonly item?: CartItem | null;
  /** A dialog that is drawn but not open is not seen. */
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Called instead of `close` once the trip is in the cart. */
  readonly finish: () => void;
}

/** A trip's booking in a window of its own (specification, section 3, booking dialog). */
export function BookingDialog({ code, item = null, isOpen, close, finish }: Props) {
  const { listings, retry } = useListings([code]);
  const known = listings.get(code);
  const title = known?.kind === 'found' ? known.detail.title : (item?.title ?? 'Book this trip');
  return (
    <BookingWindow title={title} isOpen={isOpen} close={close}>
      {!known && <p className="booking-problem">Loading the trip …</p>}
      {known?.kind === 'found' && <BookingForm detail={known.detail} item={item} onDone={finish} />}
      {known && known.kind !== 'found' && <ListingProblem gone={known.kind === 'gone'} retry={retry} />}
    </BookingWindow>
  );
}
