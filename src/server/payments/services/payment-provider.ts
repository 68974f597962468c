import type { Booker } from '../../../lib/booking/booker.schema.ts';
import type { Language } from '../../../lib/languages/language.ts';
import type { ExchangeRates } from '../../../lib/money/exchange-rates.schema.ts';
import type { Money } from '../../../lib/money/money.ts';
import type { PaymentMethod, PaymentStart } from '../../../lib/payments/payments.contract.ts';
import type { BookingRecord } from '../../repositories/booking-record.ts';
import type { ServiceAmount } from '../../repositories/service-amount.ts';

/** Payment outside of this program: by instructions, confirmed by the operator. */
export interface ManualPayment {
  readonly kind: 'manual';
  readonly method: PaymentMethod;
  /** The instructions to pay what is due, in US dollars, in the language of the booking. */
  instructions(booking: Pick<BookingRecord, 'ref' | 'language'>, due: Money): PaymentStart;
}

/** A page of a payment service on which one amount is paid. */
export interface CheckoutSessionRequest {
  /** Sending the same id again opens no second page. */
  readonly id: string;
  readonly bookingRef: string;
  readonly booker: Booker;
  /** The language of the booking, to whose pages the traveller returns. */
  readonly language: Language;
  /** The purpose of the payment, "Booking ABCD1234: deposit", and the trips. */
  readonly what: string;
  readonly trips: string;
  readonly charge: ServiceAmount;
  /** The end of the session: an instant in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** A failed request to a service. */
export type ServiceFailure =
  /** Refused: a retry gets the same answer. */
  | { readonly kind: 'refused'; readonly why: string }
  /** No answer, or broken: whether it was carried out is unknown. */
  | { readonly kind: 'unreachable'; readonly why: string };

/** A refund at a service, done or on its way. */
export interface ServiceRefund {
  /** The service's own ids. */
  readonly id: string;
  readonly paymentId: string;
  readonly charged: ServiceAmount;
  readonly status: 'pending' | 'given' | 'failed';
}

/** An event that a service reports. */
export type ServiceEvent =
  | {
      readonly kind: 'paid';
      readonly sessionId: string;
      /** The same payment reported twice has the same. */
      readonly paymentId: string;
      readonly charged: ServiceAmount;
    }
  /** No money will come by this page any more. */
  | { readonly kind: 'ended'; readonly sessionId: string }
  | { readonly kind: 'refund'; readonly refund: ServiceRefund };

export interface ServiceEvents {
  readonly kind: 'events';
  readonly events: readonly ServiceEvent[];
}

/** Outcome of reading a message. */
export type WebhookOutcome =
  | ServiceEvents
  /** Not from the service. */
  | { readonly kind: 'forged' }
  /** From the service but invalid: sending it again gets the same answer. */
  | { readonly kind: 'malformed'; readonly why: string }
  | ServiceFailure;

/** A message from a service, as it came. */
export interface WebhookDelivery {
  readonly body: Uint8Array;
  readonly headers: { get(name: string): string | null };
}

/** A refund to request. */
export interface RefundOrder {
  readonly bookingRef: string;
  /** The service's own id of the payment. */
  readonly paymentId: string;
  readonly charge: ServiceAmount;
  /** The idempotency key, with which a retry never refunds twice. */
  readonly idempotencyKey: string;
  /** Whether it was requested before without an answer. */
  readonly isRepeated: boolean;
}

/**
 * A payment service with its own payment page. Methods call another server, so never within a
 * transaction.
 */
export interface PaymentService {
  readonly kind: 'service';
  readonly method: PaymentMethod;
  /** Minimum and maximum lifetime of a session in milliseconds. */
  readonly sessionLifetime: { readonly least: number; readonly most: number };
  /** The charge for an amount of US dollars. The rates must have the method's currency. */
  quote(due: Money, rates: ExchangeRates): ServiceAmount;
  /** Refunds in a currency are multiples of this. */
  refundStep(currency: string): number;
  openSession(
    order: CheckoutSessionRequest,
  ): Promise<{ kind: 'open'; sessionId: string; url: string } | ServiceFailure>;
  /** Reads a message that claims to be from the service. `now` is an instant in milliseconds. */
  readWebhook(delivery: WebhookDelivery, now: number): Promise<WebhookOutcome>;
  /** Loads the events of a session, in case a message was lost. */
  loadEvents(sessionId: string): Promise<ServiceEvents | ServiceFailure>;
  /** Closes a session. Refused where a payment was made or is in progress. */
  closeSession(sessionId: string): Promise<{ kind: 'closed' } | ServiceFailure>;
  refund(order: RefundOrder): Promise<{ kind: 'refund'; refund: ServiceRefund } | ServiceFailure>;
}

/** A way to pay. */
export type PaymentProvider = ManualPayment | PaymentService;
