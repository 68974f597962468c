import type { PlaceBookingRequest } from '../../api/bookings.ts';
import type { PaymentMethod, PaymentStart } from '../../api/payments.ts';
import type { FieldError } from '../../api/problem.ts';
import type { Booking } from '../../booking/booking.schema.ts';
import type { CartItem } from '../../cart/cart-item.schema.ts';
import type { Participant } from '../../participants/participant.schema.ts';
import type { Money } from '../../pricing/money.ts';

/** Why nothing came of a request, whatever it was about. */
export type Trouble =
  /** No answer came: whether the request arrived is not known. */
  | { readonly kind: 'offline' }
  /** The service is there and cannot do it now. */
  | { readonly kind: 'unavailable'; readonly detail: string | null }
  /** This site is served without a booking service: it takes requests by message only. */
  | { readonly kind: 'no-api' }
  /** For whoever asks with this secret, or none, there is no such booking. */
  | { readonly kind: 'not-found' };

/** Fields that the service does not take, each with what is allowed there. */
export interface Invalid {
  readonly kind: 'invalid';
  readonly errors: readonly FieldError[];
  readonly detail: string | null;
}

/** The request made sense until something changed; nothing was done. */
export interface Conflict {
  readonly kind: 'conflict';
  readonly detail: string | null;
}

export type MethodsOutcome = { readonly kind: 'ok'; readonly methods: readonly PaymentMethod[] } | Trouble;

export type PlaceOutcome =
  /** The secret is told only to whoever has none yet. */
  | { readonly kind: 'ok'; readonly booking: Booking; readonly secret: string | null }
  /** What the cart should be; without items where it was booked before. */
  | (Conflict & { readonly items: readonly CartItem[]; readonly errors: readonly FieldError[] })
  | Invalid
  | Trouble;

export type BookingOutcome = { readonly kind: 'ok'; readonly booking: Booking } | Trouble;

export type ChangeOutcome = BookingOutcome | Conflict | Invalid;

export type PaymentOutcome = PaymentStart | Conflict | Invalid | Trouble;

/** Somebody on one trip of a booking. */
export interface ParticipantForm {
  readonly tripRef: string;
  /** Which of the trip's people, from 0. */
  readonly index: number;
  readonly participant: Participant;
}

/** What a traveller who cancels was shown, and why they do it. */
export interface Cancelling {
  readonly expectedRefund: Money;
  readonly reason: string;
}

/**
 * The booking service as screens see it. Nothing here rejects: whatever happens is an outcome. Secrets are taken from where this browser keeps them.
 *
 * A key is 8 to 100 characters that no other request has: the same request with the same key is done once, however often it is sent.
 */
export interface BookingService {
  methods(): Promise<MethodsOutcome>;
  place(request: PlaceBookingRequest, key: string): Promise<PlaceOutcome>;
  read(ref: string): Promise<BookingOutcome>;
  startPayment(ref: string, method: string, key: string): Promise<PaymentOutcome>;
  cancel(ref: string, cancelling: Cancelling): Promise<ChangeOutcome>;
  saveParticipant(ref: string, form: ParticipantForm): Promise<ChangeOutcome>;
}
