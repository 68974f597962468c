import { creditedCents } from '../../lib/bookings/net-payments.ts';
import { bookingAt } from '../../lib/bookings/status-at.ts';
import type { ExchangeRates } from '../../lib/money/exchange-rates.schema.ts';
import { dollarText, formatMoney } from '../../lib/money/format-money.ts';
import { wholeMoney } from '../../lib/money/money.ts';
import { outstandingSums } from '../../lib/payments/outstanding-balance.ts';
import { centsOfPesos } from '../../lib/payments/peso-conversion.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { countOnTheDay } from '../payments/count-on-the-day.ts';
import { isTooLateToPay } from '../payments/payment-after-departure.ts';
import { receivePayment } from '../payments/receive-payment.ts';
import { type OperatorActor, staffNameOf } from '../repositories/actor.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import { paymentIdOf } from '../repositories/payment-record.ts';
import type { Repositories } from '../repositories/repositories.ts';

const METHOD = 'manual';

/** The amount as on the bank statement: US cents, or whole pesos. */
export type ManualAmount =
  | { readonly currency: 'USD'; readonly cents: number }
  | { readonly currency: 'PHP'; readonly pesos: number; readonly rates: ExchangeRates };

/** Outcome of recording a payment. */
export type ManualPaymentOutcome =
  | {
      readonly kind: 'received';
      readonly booking: BookingRecord;
      readonly cents: number;
      /** Whether it came too late for the trips, so that all of it is refund due. */
      readonly isLate: boolean;
    }
  /** The same id and amount were recorded before: no change. */
  | { readonly kind: 'known'; readonly booking: BookingRecord }
  /** The id belongs to another payment: it was typed wrong now, or then. */
  | { readonly kind: 'other-payment'; readonly bookingRef: string; readonly cents: number }
  | { readonly kind: 'no-booking' };

/** A payment that the operator reports. */
export interface ManualPaymentInput {
  /** The id that the bank or wallet gave it. */
  readonly id: string;
  readonly amount: ManualAmount;
  /** True where the crew took it on the day: it counts for trips that have left. */
  readonly isTakenOnTheDay?: boolean;
  /** A command where it is left out. */
  readonly actor?: OperatorActor;
}

/**
 * Records a payment by bank, e-wallet or cash under the bank's id. The same id never counts twice.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function receiveManualPayment(
  repositories: Repositories,
  ref: string,
  { id, amount, isTakenOnTheDay = false, actor = 'operator' }: ManualPaymentInput,
  catalogue: BookingCatalogue,
  now: number,
): Promise<ManualPaymentOutcome> {
  const booking = await repositories.bookings.find(ref);
  if (!booking) return { kind: 'no-booking' };
  const known = await repositories.payments.find(paymentIdOf(METHOD, id));
  // Another amount is due once it was counted: earlier pesos cannot be converted again.
  const isSame = known?.bookingRef === ref && (amount.currency === 'PHP' || known.cents === amount.cents);
  if (known && !isSame) return { kind: 'other-payment', bookingRef: known.bookingRef, cents: known.cents };
  if (known) {
    const counted = isTakenOnTheDay ? await countOnTheDay(repositories, booking, known, actor, now) : null;
    return counted
      ? { kind: 'received', booking: counted, cents: known.cents, isLate: false }
      : { kind: 'known', booking };
  }
  const current = bookingAt(booking, now);
  const cents = centsOf(amount, current);
  const payment = { id, bookingRef: ref, method: METHOD, cents, actor, isTakenOnTheDay };
  const outcome = await receivePayment(repositories, payment, catalogue, now);
  if (outcome.kind !== 'received') return { kind: 'no-booking' };
  if (amount.currency === 'PHP') await recordPesos(repositories, ref, { id, actor, pesos: amount.pesos, cents }, now);
  const isLate = isTooLateToPay(current, now) && outcome.booking.refundCents >= cents;
  return { kind: 'received', booking: outcome.booking, cents, isLate };
}

function centsOf(amount: ManualAmount, booking: BookingRecord): number {
  if (amount.currency === 'USD') return amount.cents;
  return centsOfPesos(amount.pesos, outstandingSums(booking, creditedCents(booking)), amount.rates);
}

async function recordPesos(
  repositories: Repositories,
  ref: string,
  {
    id,
    actor,
    pesos,
    cents,
  }: { readonly id: string; readonly actor: OperatorActor; readonly pesos: number; readonly cents: number },
  now: number,
) {
  const text = `${formatMoney(wholeMoney(pesos, 'PHP'), 'en-US')} came (${id}) and counted as ${dollarText(cents, 'en-US')}.`;
  await repositories.notes.add(ref, { at: manilaIso(now), text, by: staffNameOf(actor) });
}
