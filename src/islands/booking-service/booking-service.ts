import type { StopSide } from '../../lib/booking/stop-side.schema.ts';
import type { MailOutcome } from '../../lib/bookings/booking-links.contract.ts';
import type {
  BookingOutcome,
  ChangeOutcome,
  PlaceBookingRequest,
  PlaceOutcome,
} from '../../lib/bookings/bookings.contract.ts';
import type {
  ChangeTripRequest,
  TripChangeOutcome,
  TripQuoteOutcome,
} from '../../lib/bookings/change-trip.contract.ts';
import type { DropTripRequest } from '../../lib/bookings/drop-trip.contract.ts';
import type { Participant } from '../../lib/bookings/participant.schema.ts';
import type { Money } from '../../lib/money/money.ts';
import type { MethodsOutcome, PaymentOutcome } from '../../lib/payments/payments.contract.ts';
import type { Invalid } from '../../lib/site/request-outcome.ts';

/** The form of a participant of one trip. */
export interface ParticipantForm {
  readonly tripRef: string;
  /** Index of the participant, from 0. */
  readonly index: number;
  readonly participant: Participant;
  /** True where the booker accepts the advised age; only for participants below it. */
  readonly ageAdviceAccepted?: true | undefined;
}

/** The hotel at one stop of a trip. */
export interface HotelForm {
  readonly tripRef: string;
  readonly side: StopSide;
  readonly hotel: string;
}

/** The refund that a traveller who cancels was shown, and their reason. */
export interface CancellationForm {
  readonly expectedRefund: Money;
  readonly reason: string;
}

/**
 * The booking service for screens; no method rejects, as every failure is an outcome. Secrets are
 * taken from this browser's storage.
 *
 * A key has 8 to 100 characters and is unique, so that a repeated request is carried out once.
 */
export interface BookingService {
  methods(): Promise<MethodsOutcome>;
  place(request: PlaceBookingRequest, key: string): Promise<PlaceOutcome>;
  read(ref: string): Promise<BookingOutcome>;
  startPayment(ref: string, method: string, key: string): Promise<PaymentOutcome>;
  cancel(ref: string, cancelling: CancellationForm): Promise<ChangeOutcome>;
  /** Says what a change of a trip would cost, and changes nothing. */
  quoteTripChange(ref: string, change: Omit<ChangeTripRequest, 'expectedTotalUsd'>): Promise<TripQuoteOutcome>;
  changeTrip(ref: string, change: ChangeTripRequest, key: string): Promise<TripChangeOutcome>;
  /** Takes a trip that was called off out of a booking, with its money back. */
  dropTrip(ref: string, request: DropTripRequest, key: string): Promise<ChangeOutcome>;
  saveHotel(ref: string, form: HotelForm): Promise<ChangeOutcome>;
  saveParticipant(ref: string, form: ParticipantForm): Promise<ChangeOutcome>;
  /** Mails the link to a booking to its address, if that is the one that is given. */
  find(ref: string, email: string): Promise<MailOutcome>;
  /** Mails the link to a booking that this browser opens to its address. */
  sendAgain(ref: string): Promise<Exclude<MailOutcome, Invalid>>;
  /** Corrects the address of a booking, and mails the link there. */
  correctEmail(ref: string, email: string): Promise<ChangeOutcome>;
}
