import type { BookingCatalogue } from '../booking-catalogue.ts';
import { manualPayment } from './manual-payment.ts';
import type { PaymentProvider, PaymentService } from './payment-provider.ts';

/** The ways to pay that this server offers, the preferred one first, by hand last. A service without a rate for its currency is left out. */
export function paymentProviders(
  { payment, rates }: BookingCatalogue,
  services: readonly PaymentService[],
): readonly PaymentProvider[] {
  const offered = services.filter(({ method }) => Object.hasOwn(rates.rates, method.currency));
  return [...offered, manualPayment(payment, rates)];
}
