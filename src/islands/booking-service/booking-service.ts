import type { StopSide } from '../../lib/booking/stop-side.schema.ts';
import type { MailOutcome } from '../../lib/bookings/booking-links.contract.ts';
import type {
  BookingOutcome,
  ChangeOutcome,
  PlaceBookingRequest,
  PlaceOutcome,
} from '../../lib/bookings/bookings.contract.ts';
import type { Participant } from '../../lib/bookings/participant.schema.ts';
import type { Money } from '../../lib/money/money.ts';
import type { MethodsOutcome, PaymentOutcome } from '../../lib/payments/payments.contract.ts';
import type { Invalid } from '../../lib/site/request-outcome.ts';

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
