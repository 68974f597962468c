import type { Booker } from '../../../lib/booking/booker.schema.ts';
import type { ExchangeRates } from '../../../lib/money/exchange-rates.schema.ts';
import type { Money } from '../../../lib/money/money.ts';
import type { PaymentMethod, PaymentStart } from '../../../lib/payments/payments.contract.ts';
import type { ServiceAmount } from '../../repositories/service-amount.ts';

/** Paying by means of which this program knows nothing: the traveller follows instructions, the operator confirms. */
export interface ManualPayment {
  readonly kind: 'manual';
  readonly method: PaymentMethod;
  /** What to do to pay what is due, in US dollars. */
  instructions(bookingRef: string, due: Money): PaymentStart;
}

/** A page of a payment service on which one amount is paid. */
export interface CheckoutSessionRequest {
  /** Sending the same id again opens no second page. */
  readonly id: string;
  readonly bookingRef: string;
  readonly booker: Booker;
  /** What is paid for: `Deposit`, and the trips. */
  readonly what: string;
  readonly trips: string;
  readonly charge: ServiceAmount;
  /** Until when it can be paid: an instant in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** A service did not do what it was asked. */
export type ServiceFailure =
  /** It understood and will not: asking again gives the same answer. */
  | { readonly kind: 'refused'; readonly why: string }
  /** It did not answer, or broke: whether it did something is not known. */
  | { readonly kind: 'unreachable'; readonly why: string };

/** Money that a service gave back, or is about to. */
export interface ServiceRefund {
  /** The service's own ids. */
  readonly id: string;
  readonly paymentId: string;
  readonly charged: ServiceAmount;
  readonly status: 'pending' | 'given' | 'failed';
}

/** What a service says has happened. */
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

/** What a message that came from outside says. */
export type WebhookOutcome =
  | ServiceEvents
  /** It is not from the service. */
  | { readonly kind: 'forged' }
  /** It is, and makes no sense: sending it again gives the same answer. */
  | { readonly kind: 'malformed'; readonly why: string }
  | ServiceFailure;

/** A message from a service, as it came. */
export interface WebhookDelivery {
  readonly body: Uint8Array;
  readonly headers: { get(name: string): string | null };
}

/** A refund to ask for. */
export interface RefundOrder {
  readonly bookingRef: string;
  /** The service's own id of the payment. */
  readonly paymentId: string;
  readonly charge: ServiceAmount;
  /** Sending the same key again gives nothing back a second time. */
  readonly idempotencyKey: string;
  /** Whether it was asked for before, and the answer was lost. */
  readonly isRepeated: boolean;
}

/** A payment service that takes money on its own page and reports it. Its methods call another server, so never within a transaction. */
export interface PaymentService {
  readonly kind: 'service';
  readonly method: PaymentMethod;
  /** How long a page can be paid, at least and at most: milliseconds. */
  readonly sessionLifetime: { readonly least: number; readonly most: number };
  /** What is charged for an amount of US dollars. The rates must have the method's currency. */
  quote(due: Money, rates: ExchangeRates): ServiceAmount;
  /** Refunds in a currency are multiples of this. */
  refundStep(currency: string): number;
  openSession(
    order: CheckoutSessionRequest,
  ): Promise<{ kind: 'open'; sessionId: string; url: string } | ServiceFailure>;
  /** Reads a message that says it is from the service. `now` is an instant in ms. */
  readWebhook(delivery: WebhookDelivery, now: number): Promise<WebhookOutcome>;
  /** Asks what has happened on a page, in case a message was lost. */
  loadEvents(sessionId: string): Promise<ServiceEvents | ServiceFailure>;
  /** Lets nobody pay on a page any more. It is refused where somebody has paid, or is paying. */
  closeSession(sessionId: string): Promise<{ kind: 'closed' } | ServiceFailure>;
  refund(order: RefundOrder): Promise<{ kind: 'refund'; refund: ServiceRefund } | ServiceFailure>;
}

/** A way to pay. */
export type PaymentProvider = ManualPayment | PaymentService;
