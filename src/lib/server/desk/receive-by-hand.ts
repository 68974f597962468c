import { manilaIso } from '../../booking/manila-time.ts';
import { centsOfPesos } from '../../payment/counted-amount.ts';
import { openSums } from '../../payment/open-dues.ts';
import { dollarText } from '../../pricing/dollar-text.ts';
import type { ExchangeRates } from '../../pricing/exchange-rates.schema.ts';
import { formatMoney } from '../../pricing/format-money.ts';
import { wholeMoney } from '../../pricing/money.ts';
import type { BookingRecord } from '../bookings/booking-record.ts';
import { bookingAt } from '../bookings/status.ts';
import { coveredCents } from '../payments/held-money.ts';
import { paymentIdOf } from '../payments/payment-record.ts';
import { receivePayment } from '../payments/receive-payment.ts';
import type { Ledger } from '../repositories/ledger.ts';

const METHOD = 'manual';

/** What came, as the operator sees it on a bank statement: US cents, or whole pesos. */
export type HandAmount =
  | { readonly currency: 'USD'; readonly cents: number }
  | { readonly currency: 'PHP'; readonly pesos: number; readonly rates: ExchangeRates };

/** How writing it down went. */
export type HandOutcome =
  | { readonly kind: 'received'; readonly booking: BookingRecord; readonly cents: number }
  /** The same id and amount were written down before: nothing has changed. */
  | { readonly kind: 'known'; readonly booking: BookingRecord }
  /** The id belongs to another payment: it was typed wrong now, or then. */
  | { readonly kind: 'other-payment'; readonly bookingRef: string; readonly cents: number }
  | { readonly kind: 'no-booking' };

/**
 * Writes down money that came by bank, e-wallet or cash, under the id that the bank gave it. The same id never counts twice.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function receiveByHand(
  ledger: Ledger,
  ref: string,
  id: string,
  amount: HandAmount,
  now: number,
): Promise<HandOutcome> {
  const booking = await ledger.bookings.find(ref);
  if (!booking) return { kind: 'no-booking' };
  const known = await ledger.payments.find(paymentIdOf(METHOD, id));
  // Once it was counted, something else is due: what pesos counted for then cannot be told from what they would now.
  const isSame = known?.bookingRef === ref && (amount.currency === 'PHP' || known.cents === amount.cents);
  if (known && !isSame) return { kind: 'other-payment', bookingRef: known.bookingRef, cents: known.cents };
  if (known) return { kind: 'known', booking };
  const cents = centsOf(amount, bookingAt(booking, now));
  const payment = { id, bookingRef: ref, method: METHOD, cents, actor: 'operator' } as const;
  const outcome = await receivePayment(ledger, payment, now);
  if (outcome.kind !== 'received') return { kind: 'no-booking' };
  if (amount.currency === 'PHP') await notePesos(ledger, ref, id, amount.pesos, cents, now);
  return { kind: 'received', booking: outcome.booking, cents };
}

function centsOf(amount: HandAmount, booking: BookingRecord): number {
  if (amount.currency === 'USD') return amount.cents;
  return centsOfPesos(amount.pesos, openSums(booking, coveredCents(booking)), amount.rates);
}

async function notePesos(ledger: Ledger, ref: string, id: string, pesos: number, cents: number, now: number) {
  const text = `${formatMoney(wholeMoney(pesos, 'PHP'))} came (${id}) and counted as ${dollarText(cents)}.`;
  await ledger.notes.add(ref, { at: manilaIso(now), text });
}
