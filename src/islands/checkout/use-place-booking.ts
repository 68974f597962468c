import { useCallback, useEffect, useRef, useState } from 'react';
import { fullDepartures } from '../../lib/availability/full-departure.ts';
import type { FullDeparture } from '../../lib/availability/full-trip.schema.ts';
import type { Booker } from '../../lib/booking/booker.schema.ts';
import type { Cart } from '../../lib/cart/cart.ts';
import { bookingRejectedText } from '../../lib/checkout/booking-rejected.text.ts';
import { type BookingRejection, rejectionOf } from '../../lib/checkout/booking-rejection.ts';
import type { Language } from '../../lib/languages/language.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { checkoutFormMessages } from '../../lib/messages/checkout-form.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { Navigate } from '../../lib/navigation/permitted-navigation.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { clearSendResult } from '../booking-service/pending-bookings.store.ts';
import { useLanguage } from '../kit/use-language.ts';
import { placeBooking, startPayment } from './place-booking.ts';
import type { SendBookingOutcome } from './send-booking.ts';

/** The state of booking. */
export type PlaceBookingState =
  | {
      readonly kind: 'ready';
      readonly message: string;
      readonly refusal: BookingRejection | null;
      /** Departures that had no place. */
      readonly full?: readonly FullDeparture[];
    }
  | { readonly kind: 'busy' }
  /** Booked: the page is being left. Where that does not work, there is a link. */
  | { readonly kind: 'booked'; readonly ref: string };

/** Dependencies of placing. */
interface Ports {
  readonly service: BookingService;
  readonly go: Navigate;
  /** The cart as it should be. */
  readonly correct: (items: Cart) => void;
}

const READY: PlaceBookingState = { kind: 'ready', message: '', refusal: null };

function stateAfter(
  outcome: Exclude<SendBookingOutcome, { readonly kind: 'ok' }>,
  sent: Cart,
  language: Language,
): PlaceBookingState {
  const fullTrips = 'fullTrips' in outcome ? outcome.fullTrips : undefined;
  if (fullTrips && fullTrips.length > 0)
    return {
      kind: 'ready',
      message: checkoutFormMessages(language).full,
      refusal: null,
      full: fullDepartures(fullTrips, sent),
    };
  const refusal = 'errors' in outcome ? rejectionOf(outcome.errors, sent, language) : null;
  // What has changed stands beside it, in more words.
  const isShown = outcome.kind === 'conflict' && outcome.items.length > 0;
  return {
    kind: 'ready',
    message: bookingRejectedText(isShown ? { ...outcome, detail: null } : outcome, language),
    refusal,
  };
}

/** Handles the return to a page from the back-forward cache, after booking. */
function usePageReturn(onReturn: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [onReturn]);
}

/** Books and starts the payment. Further calls while busy have no effect. */
export function usePlaceBooking({ service, go, correct }: Ports) {
  const language = useLanguage();
  const [state, setState] = useState<PlaceBookingState>(READY);
  const busy = useRef(false);
  usePageReturn(useCallback(() => setState((before) => (before.kind === 'booked' ? READY : before)), []));

  const pay = async (ref: string, method: string | null, earlier: boolean) => {
    const confirmation = `${localizedPath(PATHS.confirmation, language)}#ref=${ref}${earlier ? '&earlier' : ''}`;
    // What was booked before may not be what is on the screen: its owner sees it before paying.
    const payment = earlier || method === null ? null : await startPayment(ref, method, service).catch(() => null);
    if (payment?.kind === 'redirect') go(payment.url, 'external');
    else go(confirmation);
  };
  const book = async (booker: Booker, method: string | null, cart: Cart) => {
    setState({ kind: 'busy' });
    clearSendResult();
    const outcome = await placeBooking(booker, method, service);
    if (outcome.kind === 'ok') {
      setState({ kind: 'booked', ref: outcome.booking.ref });
      await pay(outcome.booking.ref, method, outcome.earlier);
      return;
    }
    if (outcome.kind === 'conflict' && outcome.items.length > 0) correct(outcome.items);
    setState(stateAfter(outcome, cart, language));
  };
  return {
    state,
    /**
     * @param method how to pay; null where the ways to pay are not known, so that it is chosen
     * afterwards
     */
    place: async (booker: Booker, method: string | null, cart: Cart) => {
      if (busy.current) return;
      busy.current = true;
      try {
        await book(booker, method, cart);
      } catch {
        setState({ kind: 'ready', message: checkoutFormMessages(language).unexpected, refusal: null });
      } finally {
        busy.current = false;
      }
    },
    /** What was refused is being changed: the error of the last try goes. */
    clearMessage: () => setState((now) => (now.kind === 'ready' ? { ...now, message: '' } : now)),
    /** Shows why nothing is sent. */
    say: (message: string) => setState({ kind: 'ready', message, refusal: null }),
  };
}
