import type { CartItem } from '../../lib/cart/cart-item.schema.ts';
import { bookingObstacle } from '../../lib/catalogue/known-listing.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { useListings } from '../listing/use-listings.ts';
import { BookingForm, type NextStep } from './BookingForm.tsx';
import { BookingWindow } from './BookingWindow.tsx';
import { goTo } from './go-to.ts';
import { ListingProblem } from './ListingProblem.tsx';

// For what opens the dialog: in one file with it, as both are wanted on one occasion.
export { followDraft, storeWhen } from './when-on-page.ts';

interface Props {
  /** The listing. */
  readonly code: string;
  /** The item of the cart that is changed; null for a new one. */
  readonly item?: CartItem | null;
  /** False while the dialog is rendered but closed. */
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Called instead of `close` once the trip is in the cart. */
  readonly finish: () => void;
}

/** A trip's booking form in a dialog (specification.md#state). */
export function BookingDialog({ code, item = null, isOpen, close, finish }: Props) {
  const { listings, retry } = useListings([code]);
  const known = listings.get(code);
  const obstacle = bookingObstacle(known);
  const title = known?.kind === 'found' ? known.detail.title : (item?.title ?? 'Book this trip');
  const onDone = (next: NextStep) => {
    finish();
    if (next === 'checkout') goTo(PATHS.payment);
  };
  return (
    <BookingWindow title={title} isOpen={isOpen} close={close}>
      {!known && <p className="booking-problem">Loading the trip …</p>}
      {!obstacle && known?.kind === 'found' && (
        <BookingForm detail={known.detail} item={item} isShown={isOpen} onDone={onDone} />
      )}
      {obstacle && <ListingProblem obstacle={obstacle} retry={retry} />}
    </BookingWindow>
  );
}
