import { hasRate } from '../../lib/money/exchange-rates.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { manualPayment } from './manual-payment.ts';
import type { PaymentProvider, PaymentService } from './services/payment-provider.ts';

/** The ways to pay that this server offers, the preferred one first, by hand last. A service without a rate for its currency is left out. */
export function paymentProviders(
  { payment, rates }: BookingCatalogue,
  services: readonly PaymentService[],
): readonly PaymentProvider[] {
  const offered = services.filter(({ method }) => hasRate(rates, method.currency));
  return [...offered, manualPayment(payment, rates)];
}
