import { useRef, useState } from 'react';
import type { Booker } from '../../lib/booking/booker.schema.ts';
import type { Cart } from '../../lib/cart/cart.ts';
import { type Refusal, refusalOf } from '../../lib/checkout/refusal.ts';
import { troubleText } from '../../lib/checkout/trouble-text.ts';
import { PATHS } from '../../lib/paths.ts';
import { bookCart, payBooking } from '../../lib/stores/book-cart.ts';
import { bookingRef } from '../../lib/stores/booking-ref.ts';
import type { BookingService } from '../../lib/stores/booking-service/booking-service.ts';
import { noteNewsSeen, waitToSend } from '../../lib/stores/outbox.ts';
import type { PlacedOutcome } from '../../lib/stores/placing.ts';

/** Where booking stands. */
export type PlacingState =
  | { readonly kind: 'ready'; readonly message: string; readonly refusal: Refusal | null }
  | { readonly kind: 'busy' }
  /** Booked: the page is being left. */
  | { readonly kind: 'booked'; readonly ref: string };

/** What placing works with. */
interface Ports {
  readonly service: BookingService;
  readonly go: (address: string) => void;
  /** The cart as it should be. */
  readonly correct: (items: Cart) => void;
}

const DOING = { not: 'Nothing was booked', safe: 'Your trips and details are saved on this device.' };

function answerTo(outcome: Exclude<PlacedOutcome, { readonly kind: 'ok' }>, sent: Cart): PlacingState {
  if (outcome.kind === 'conflict') {
    const message =
      outcome.items.length > 0 ? 'Something has changed since you chose. Nothing was booked.' : (outcome.detail ?? '');
    return { kind: 'ready', message, refusal: refusalOf(outcome.errors, sent) };
  }
  if (outcome.kind === 'invalid') {
    const refusal = refusalOf(outcome.errors, sent);
    const message = outcome.detail ?? 'Something is not filled in as it must be. Nothing was booked.';
    return { kind: 'ready', message, refusal };
  }
  return { kind: 'ready', message: troubleText(outcome, DOING), refusal: null };
}

/** Books and begins to pay. While it is busy, pressing again does nothing. */
export function usePlacing({ service, go, correct }: Ports) {
  const [state, setState] = useState<PlacingState>({ kind: 'ready', message: '', refusal: null });
  const busy = useRef(false);

  const pay = async (ref: string, method: string | null, earlier: boolean) => {
    const confirmation = `${PATHS.confirmation}#ref=${ref}${earlier ? '&earlier' : ''}`;
    // What was booked before may not be what is on the screen: its owner sees it before paying.
    const payment = earlier || method === null ? null : await payBooking(ref, method, service);
    go(payment?.kind === 'redirect' ? payment.url : confirmation);
  };
  const book = async (booker: Booker, method: string | null, cart: Cart) => {
    setState({ kind: 'busy' });
    noteNewsSeen();
    const outcome = await bookCart(booker, service);
    if (outcome.kind === 'ok') {
      setState({ kind: 'booked', ref: outcome.booking.ref });
      await pay(outcome.booking.ref, method, outcome.earlier);
      return;
    }
    if (outcome.kind === 'offline' || outcome.kind === 'unavailable') waitToSend({ bookingRef: bookingRef() });
    if (outcome.kind === 'conflict' && outcome.items.length > 0) correct(outcome.items);
    setState(answerTo(outcome, cart));
  };
  return {
    state,
    /** @param method how to pay; null where the ways to pay are not known, so that it is chosen afterwards */
    place: async (booker: Booker, method: string | null, cart: Cart) => {
      if (busy.current) return;
      busy.current = true;
      await book(booker, method, cart).finally(() => {
        busy.current = false;
      });
    },
    /** Says why nothing is sent. */
    say: (message: string) => setState({ kind: 'ready', message, refusal: null }),
  };
}
