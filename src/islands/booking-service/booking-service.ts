import type { StopSide } from '../../lib/booking/stop-side.schema.ts';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import type { PlaceBookingRequest } from '../../lib/bookings/bookings.contract.ts';
import type { Participant } from '../../lib/bookings/participant.schema.ts';
import type { CartItem } from '../../lib/cart/cart-item.schema.ts';
import type { Money } from '../../lib/money/money.ts';
import type { PaymentMethod, PaymentStart } from '../../lib/payments/payments.contract.ts';
import type { FieldError } from '../../lib/site/problem.ts';

/** Why a request failed, whatever it was about. */
export type RequestError =
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

export type MethodsOutcome = { readonly kind: 'ok'; readonly methods: readonly PaymentMethod[] } | RequestError;

export type PlaceOutcome =
  /** The secret is told only to whoever has none yet. */
  | { readonly kind: 'ok'; readonly booking: Booking; readonly secret: string | null }
  /** This very request has booked, but whoever sends it again is not told its secret any more. */
  | (Conflict & { readonly isAnsweredBefore: true; readonly items: readonly []; readonly errors: readonly [] })
  /** What the cart should be; without items where it was booked before. */
  | (Conflict & { readonly isAnsweredBefore?: never } & {
      readonly items: readonly CartItem[];
      readonly errors: readonly FieldError[];
    })
  | Invalid
  | RequestError;

export type BookingOutcome = { readonly kind: 'ok'; readonly booking: Booking } | RequestError;

export type ChangeOutcome = BookingOutcome | Conflict | Invalid;

export type PaymentOutcome = PaymentStart | Conflict | Invalid | RequestError;

/** Somebody on one trip of a booking. */
export interface ParticipantForm {
  readonly tripRef: string;
  /** Which of the trip's people, from 0. */
  readonly index: number;
  readonly participant: Participant;
  /** That whoever books knows of the advice about age: for those whom it concerns. */
  readonly ageAdviceAccepted?: true | undefined;
}

/** The hotel at one stop of a trip. */
export interface HotelForm {
  readonly tripRef: string;
  readonly side: StopSide;
  readonly hotel: string;
}

/** What a traveller who cancels was shown, and why they do it. */
export interface CancellationForm {
  readonly expectedRefund: Money;
  readonly reason: string;
}

/** A mail that was requested: whether it was sent is not told. */
export type MailOutcome = { readonly kind: 'ok' } | Invalid | RequestError;

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
  cancel(ref: string, cancelling: CancellationForm): Promise<ChangeOutcome>;
  saveHotel(ref: string, form: HotelForm): Promise<ChangeOutcome>;
  saveParticipant(ref: string, form: ParticipantForm): Promise<ChangeOutcome>;
  /** Mails the link to a booking to its address, if that is the one that is given. */
  find(ref: string, email: string): Promise<MailOutcome>;
  /** Mails the link to a booking that this browser opens to its address. */
  sendAgain(ref: string): Promise<Exclude<MailOutcome, Invalid>>;
  /** Gives a booking another address, and mails the link there. */
  correctEmail(ref: string, email: string): Promise<ChangeOutcome>;
}
