import { useState } from 'react';
import type { CartItem } from '../../lib/cart/cart-item.schema.ts';
import { bookingObstacle } from '../../lib/catalogue/known-listing.ts';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { bookingMessages } from '../../lib/messages/booking.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { useLanguage } from '../kit/use-language.ts';
import type { PreparedDialog } from '../kit/use-prepared-dialog.ts';
import { useListings } from '../listing/use-listings.ts';
import { BookingForm, type NextStep } from './BookingForm.tsx';
import { BookingWindow } from './BookingWindow.tsx';
import { goTo } from './go-to.ts';
import { ListingProblem } from './ListingProblem.tsx';

// For what opens the dialog: in one file with it, as both are wanted on one occasion.
export { storeWhen, syncWhenFields } from './when-on-page.ts';

interface Props {
  /** The listing. */
  readonly code: string;
  /** The item of the cart that is changed; null for a new one. */
  readonly item?: CartItem | null;
  readonly prepared: PreparedDialog;
  readonly close: () => void;
  /** Called instead of `close` once the trip is in the cart. */
  readonly finish: () => void;
}

/** A trip's booking form in a dialog (specification.md#state), and the one of the way back. */
export function BookingDialog({ code, item = null, prepared, close, finish }: Props) {
  const language = useLanguage();
  const t = bookingMessages(language);
  const [back, setBack] = useState<ListingDetail['returnTrip']>();
  const wanted = back?.code ?? code;
  const { listings, retry } = useListings([wanted]);
  const known = listings.get(wanted);
  const obstacle = bookingObstacle(known);
  const detail = known?.kind === 'found' ? known.detail : null;
  const title = detail?.title ?? back?.route ?? item?.title ?? t.title;
  const onDone = (next: NextStep) => {
    if (next === 'return' && detail?.returnTrip) return setBack(detail.returnTrip);
    finish();
    if (next === 'checkout') goTo(localizedPath(PATHS.payment, language));
  };
  const onClose = () => {
    // The way there is in the cart: its form is finished.
    if (back) finish();
    else close();
  };
  return (
    <BookingWindow title={title} note={back ? t.wayBack : undefined} prepared={prepared} close={onClose}>
      {!known && <p className="booking-problem">{t.loading}</p>}
      {!obstacle && detail && (
        <BookingForm key={wanted} detail={detail} item={item} isShown={prepared.isOpen} onDone={onDone} />
      )}
      {obstacle && <ListingProblem obstacle={obstacle} retry={retry} />}
    </BookingWindow>
  );
}
